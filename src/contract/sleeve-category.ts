/** Its free standard option is the default, and no element. Apart from the schemas, which browsers need not. */
export const sleeveCategory = 2
