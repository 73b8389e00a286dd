import type { Language } from '../../../src/market/markets.ts'

/**
 * U+202F before high punctuation, inside guillemets and in thousands in French; U+00A0 between a figure and its currency or unit; U+2011 in
 * "e-mail", whose first letter no line should end with.
 */
const narrow = '\u202f'
const fixed = '\u00a0'
const hyphen = '\u2011'

/** Typography of one text as its language prints it; addresses have no spaces and stay as they are. */
export function typeset(text: string, language: Language): string {
  const printed = text
    .replace(/(\d) (€|%|km\b|m²|h\b|uur\b)/g, `$1${fixed}$2`)
    .replace(/(€|\bh) (?=\d)/g, `$1${fixed}`)
    .replace(/(?<=^|[\s’(])([Ee])-mail/g, `$1${hyphen}mail`)
  return language === 'fr' ? printed.replace(/ (?=[;:!?»])|(?<=\d) (?=\d{3}\b)/g, narrow).replace(/« /g, `«${narrow}`) : printed
}

export function typesetJson(content: unknown, language: Language): string {
  return JSON.stringify(content, (_key, value: unknown) => (typeof value === 'string' ? typeset(value, language) : value))
}
