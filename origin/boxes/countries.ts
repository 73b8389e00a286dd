/** Gazetteer ids: ISO 3166-1 numeric. */
export const countryIds: Readonly<Record<string, number>> = { FR: 250, ES: 724, BE: 56, NL: 528, IT: 380 }
