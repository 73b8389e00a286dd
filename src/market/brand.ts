/** Brand name in titles, breadcrumbs, structured data, logo and texts. */
export const brand = 'Escale'
