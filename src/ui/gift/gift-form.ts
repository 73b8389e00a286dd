/** Id of the form that offers a stay: the choices outside the panel belong to it too, so that they are sent without scripts. */
export const giftForm = 'offer'
