/** Value of `ref` on the contact page after a message was sent (booking, section 2, "Contact page"). */
export const thanks = 'contact_thank_you'
