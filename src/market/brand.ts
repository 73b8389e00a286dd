export const brand = 'Escale'
