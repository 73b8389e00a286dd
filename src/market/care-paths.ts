/** On the customer-care host. */
export const careSignInPath = '/care/sign-in'
export const careCallback = '/care/callback'
export const careSignOutPath = '/care/sign-out'
