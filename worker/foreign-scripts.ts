/** The gateway names their origins in the page's security policy. */
export const foreignScriptsHeader = 'x-escale-foreign-scripts'
