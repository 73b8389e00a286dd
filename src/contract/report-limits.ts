/** Characters (B7.3). */
export const longestMessage = 256
