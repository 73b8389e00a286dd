import type { Language } from '../../market/markets.ts'

/** Each in itself. */
export const languageNames: Readonly<Record<Language, string>> = { fr: 'Français', es: 'Español', nl: 'Nederlands', it: 'Italiano' }
