export const offerForm = 'offer-box'
export const formatDialog = 'gift-format'
