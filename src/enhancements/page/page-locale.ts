/** Returns a locale such as `fr_FR`. */
export const pageLocale = (): string => document.documentElement.lang.replace('-', '_')
