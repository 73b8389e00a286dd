/**
 * Category of sleeves, whose free standard option is the default and no element of its own; without the schemas, which browsers need not.
 */
export const sleeveCategory = 2
