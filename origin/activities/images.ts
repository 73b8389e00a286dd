import type { D1Database } from '@cloudflare/workers-types'
import type { Picture } from '../../src/contract/picture.ts'
import type { Market } from '../../src/market/markets.ts'
import { componentTags } from '../catalogue/codes.ts'
import { componentScenes } from '../catalogue/component-scenes.ts'
import { pictureSet } from '../catalogue/picture-set.ts'
import { pictureOf } from '../content/picture.ts'
import { activityById } from './activities.ts'

/** Pictures of a component that could be taken in the market's country or anywhere, most telling scene first. */
const most = 6

/** Pictures of an activity: one that is sold alone, or one of a stay's programme by its tag. Undefined when there is neither. */
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
  return ids?.slice(0, most).map((picture) => pictureOf(picture, market.language))
}
