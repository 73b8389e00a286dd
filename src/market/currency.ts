/** Of every amount, in cents. */
export const currency = 'EUR'
