/** Results a page (24: eight rows of three). */
export const resultsPerPage = 24
