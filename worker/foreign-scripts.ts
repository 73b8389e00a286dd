/** Carries the addresses of other services' scripts from a page to the gateway, which names their origins in the page's security policy. */
export const foreignScriptsHeader = 'x-escale-foreign-scripts'
