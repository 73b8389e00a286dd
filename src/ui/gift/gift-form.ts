/** Choices outside the panel belong to it too, without scripts. */
export const giftForm = 'offer'
