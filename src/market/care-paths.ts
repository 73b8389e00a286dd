/** These paths exist on the host of customer care only. */
export const careSignInPath = '/care/sign-in'
export const careCallback = '/care/callback'
export const careSignOutPath = '/care/sign-out'
