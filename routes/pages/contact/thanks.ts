/** Value of `ref` (B2.100). */
export const thanks = 'contact_thank_you'
