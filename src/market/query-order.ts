/** Returns a query with its keys in the one order of every link: that of the alphabet, as in the key of the page cache. */
export const inOneOrder = (query: string): string => query.split('&').sort().join('&')
