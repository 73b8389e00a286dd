/**
 * The category of gift sleeves. Its free standard option is chosen without an element of the list. Apart from the schemas, so that no island
 * loads Valibot for it.
 */
export const sleeveCategory = 2
