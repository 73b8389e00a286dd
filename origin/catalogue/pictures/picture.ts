import type { Picture } from '../../../src/contract/picture.ts'
import type { Language } from '../../../src/market/markets.ts'
import manifest from './pictures.json' with { type: 'json' }

const byId = new Map(manifest.map((picture) => [picture.id, picture]))

/** A picture of the set in its delivered sizes, with a description in the language. Throws for an unknown id. */
export function pictureOf(id: string, language: Language): Picture {
  const picture = byId.get(id)
  if (!picture) throw new Error(`no picture ${id}`)
  const file = (size: string) => `/pictures/${id}_${size}.avif`
  return {
    url: file('1600_900'),
    alt: picture.alt[language],
    color: picture.color,
    sizes: { '120_80': file('120_80'), '640_360': file('640_360'), '960_540': file('960_540'), '1600_900': file('1600_900') },
  }
}

const moods = ['golden', 'dawn', 'day', 'dusk', 'night', 'rose', 'coral', 'navy', 'plum', 'teal']

/** The scene of a picture without its light: `paris-rose` and `paris-dusk` are both `paris`. A close-up has the scene it is cut from. */
export function compositionOf(id: string): string {
  const whole = byId.get(id)?.detailOf ?? id
  const cut = whole.lastIndexOf('-')
  return moods.includes(whole.slice(cut + 1)) ? whole.slice(0, cut) : whole
}
