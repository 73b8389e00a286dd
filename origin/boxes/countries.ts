/** The ids of countries in the gazetteer, which are the numbers of ISO 3166-1. */
export const countryIds: Readonly<Record<string, number>> = { FR: 250, ES: 724, BE: 56, NL: 528, IT: 380 }
