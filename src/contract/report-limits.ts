/** Characters of an error's message that are told (specification of booking, section 7, "Client error log"). */
export const longestMessage = 256
