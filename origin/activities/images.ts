import type { D1Database } from '@cloudflare/workers-types'
import type { Picture } from '../../src/contract/picture.ts'
import type { Market } from '../../src/market/markets.ts'
import { componentTags } from '../catalogue/codes.ts'
import { componentScenes } from '../catalogue/component-scenes.ts'
import { pictureSet } from '../catalogue/picture-set.ts'
import { pictureOf } from '../content/picture.ts'
import { activityById } from './activities.ts'

/** Most pictures of a component that fit the market's country, best scene first. */
const maxImages = 6

/** Pictures of an activity, sold alone or part of a stay's programme; undefined when there is none. */
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
