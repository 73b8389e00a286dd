/** Ids of the form that goes to the checkout, and of the dialog with the choice of the format. */
export const offerForm = 'offer-box'
export const formatDialog = 'gift-format'
