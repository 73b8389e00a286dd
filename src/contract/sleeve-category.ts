/** Category of sleeves, whose free standard option is the default and no element of its own. */
export const sleeveCategory = 2
