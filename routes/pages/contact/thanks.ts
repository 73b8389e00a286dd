/** The value of `ref` after a message was sent (B2.100). */
export const thanks = 'contact_thank_you'
