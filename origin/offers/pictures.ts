import { compositionOf, pictureOf } from '@escale/catalogue'
import type { Picture } from '../../src/contract/picture.ts'
import type { Language } from '../../src/market/markets.ts'

const cardPictures = 4

const leading = 5

/** On a page with more cards than scenes, a scene may repeat after so many cards. */
const apart = 6

/** Neighbours differ: a card begins with the first of its pictures with which no recent card begins. */
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
