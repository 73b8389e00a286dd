import { compositionOf, pictureOf } from '@escale/catalogue'
import type { Picture } from '../../src/contract/picture.ts'
import type { Language } from '../../src/market/markets.ts'

const cardPictures = 4

const leading = 5

/** Number of cards after which a scene may repeat, on a page with more cards than scenes. */
const apart = 6

/** Pictures of each card of a page, so that neighbours differ: the first picture of a card is one that no recent card begins with. */
export function cardImages(galleries: readonly (readonly string[])[], language: Language): Picture[][] {
  const led: string[] = []
  return galleries.map((gallery) => {
    const leads = gallery.slice(0, leading)
    const fresh = leads.find((id) => !led.includes(compositionOf(id)))
    const distant = leads.find((id) => !led.slice(-apart).includes(compositionOf(id)))
    const lead = fresh ?? distant ?? leads[0]
    if (lead === undefined) return []
    led.push(compositionOf(lead))
    return [lead, ...gallery.filter((id) => id !== lead)].slice(0, cardPictures).map((id) => pictureOf(id, language))
  })
}
