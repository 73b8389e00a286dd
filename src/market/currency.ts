/** Every amount is in cents of this currency. */
export const currency = 'EUR'
