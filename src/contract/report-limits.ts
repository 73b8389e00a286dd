/** Characters (booking, section 7, "Client error log"). */
export const longestMessage = 256
