import type { Picture } from '../../src/contract/picture.ts'
import type { Language } from '../../src/market/markets.ts'
import { compositionOf, pictureOf } from '../content/picture.ts'

/** Pictures on a card. */
const cardPictures = 4

/** How many of a gallery's pictures may lead: beyond them come bathrooms. */
const leading = 5

/** How many cards back a scene may come again on a page that is longer than the set has scenes. */
const apart = 6

/**
 * The pictures of each card of a page, so that neighbours differ: a card leads with the first of its own that no card before has led with,
 * or else that the last few have not.
 */
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
