// Without the prefix `__Host-`. Visitors never receive them: the cookies page does not list them.

export const agentCookie = 'care'
export const signInCookie = 'care-sign-in'
