import type { D1Database } from '@cloudflare/workers-types'
import { componentPictures, componentScenes, componentTags, compositionOf, pictureOf, pictureSet } from '@escale/catalogue'
import type { Picture } from '../../src/contract/picture.ts'
import type { Language, Market } from '../../src/market/markets.ts'
import { type Activity, activityById } from './activities.ts'

const maxImages = 6

/** Returns the pictures of an activity that is sold alone or as part of a stay, or undefined for an unknown one. */
export async function activityImages(db: Pick<D1Database, 'prepare'>, id: number, market: Market): Promise<Picture[] | undefined> {
  const code = [...componentTags].find(([, tag]) => tag === id)?.[0]
  const ids =
    code === undefined
      ? (await activityById(db, id))?.pictures
      : componentScenes[code].flatMap((scene) =>
          pictureSet
            .filter((picture) => picture.scene === scene && picture.kind !== 'hero')
            .filter(({ countries }) => countries.includes('any') || countries.includes(market.country))
            .map((picture) => picture.id),
        )
  return ids?.slice(0, maxImages).map((picture) => pictureOf(picture, market.language))
}

/** A page has so many cards in a row, so this many lie between a card and the one above it. */
const columns = 3
const cardPictures = 4

/**
 * Pictures of each card of a page. The first shows the activity in a place like its own, and not the scene of a neighbour beside or above
 * while the activity has another; else the light of it that was used longest ago.
 */
export function activityCardImages(activities: readonly Pick<Activity, 'facts' | 'pictures'>[], language: Language): Picture[][] {
  const led: string[] = []
  const lastUse = (id: string): number => led.lastIndexOf(id)
  return activities.map(({ facts, pictures }) => {
    const { component, place, environment } = facts
    const suitable = componentPictures(component, { place, environment })
    const near = led.slice(-columns).map(compositionOf)
    const scene = suitable.find((picture) => !near.includes(picture.scene))?.scene
    const lights = suitable.filter((picture) => scene === undefined || picture.scene === scene).map(({ id }) => id)
    const lead = lights.toSorted((a, b) => lastUse(a) - lastUse(b))[0] ?? pictures[0]
    if (lead === undefined) return []
    led.push(lead)
    const others = pictures.filter((id) => compositionOf(id) !== compositionOf(lead))
    return [lead, ...others].slice(0, cardPictures).map((id) => pictureOf(id, language))
  })
}
