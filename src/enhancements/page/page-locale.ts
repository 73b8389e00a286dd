/**
 * Returns the locale that the server wrote, such as `fr_FR`. It is never read from `lang`, which translators change to the language that they
 * translate to.
 */
export const pageLocale = (): string => document.documentElement.dataset['locale'] ?? ''

/** Returns the locale as browsers write it, such as `fr-FR` (BCP 47). */
export const pageLanguageTag = (): string => pageLocale().replace('_', '-')
