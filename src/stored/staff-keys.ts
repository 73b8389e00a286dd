// The prefix `__Host-` is added where they are set. Visitors never receive them, so the cookies page does not list them.

export const agentCookie = 'care'
export const signInCookie = 'care-sign-in'
