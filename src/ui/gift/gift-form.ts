/** The choices outside the panel belong to the form too, so that they are sent without scripts. */
export const giftForm = 'offer'
