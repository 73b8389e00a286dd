/** List that the server begins and the island continues. */
export const staysList = 'box-stays'
