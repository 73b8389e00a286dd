/** Ids of the form that goes to the checkout, and of the dialog that asks how to give the box first. */
export const offerForm = 'offer-box'
export const formatDialog = 'gift-format'
