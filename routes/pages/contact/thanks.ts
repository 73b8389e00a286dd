/** Value of `ref` (booking, section 2, "Contact page"). */
export const thanks = 'contact_thank_you'
