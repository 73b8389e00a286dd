/** Id of the list whose first stays the server renders, and whose later ones the island adds. */
export const staysList = 'box-stays'
