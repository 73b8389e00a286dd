/** Paths of signing in on the customer-care host; those of pages are below a market. */
export const careSignInPath = '/care/sign-in'
export const careCallback = '/care/callback'
export const careSignOutPath = '/care/sign-out'
