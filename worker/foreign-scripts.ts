/** Addresses for the gateway's security policy. */
export const foreignScriptsHeader = 'x-escale-foreign-scripts'
