/** By this header a page tells the gateway which addresses of other services its security policy must allow. */
export const foreignScriptsHeader = 'x-escale-foreign-scripts'
