/** The id of the form. Choices outside the panel name it, so that they belong to it without scripts. */
export const giftForm = 'offer'
