import type { Day } from '../../clock/days.ts'
import type { Catalogue } from './catalogue.ts'
import { boxGallery } from './box-gallery.ts'
import { activityGallery } from './galleries.ts'
import { insert, type Cell, type Db } from '../../database/insert.ts'

export async function seedGifts(db: Db, { activities, boxes }: Catalogue, today: Day): Promise<void> {
  await insert(
    db,
    'activity',
    [
      'id',
      'cc',
      'place_id',
      'country',
      'region',
      'department',
      'lat',
      'lng',
      'tag',
      'theme',
      'published',
      'bar_price',
      'price',
      'min_adults',
      'max_adults',
      'quality',
      'facts',
      'pictures',
      'since',
      'changed',
    ],
    activities.map(({ facts, place, ...activity }): Cell[] => [
      facts.id,
      place.cc,
      place.id,
      place.country ?? place.id,
      place.region ?? null,
      place.department ?? null,
      facts.lat,
      facts.lng,
      activity.tag,
      activity.theme,
      activity.published ? 1 : 0,
      activity.barPrice,
      activity.price,
      facts.adults.min,
      facts.adults.max,
      activity.quality,
      JSON.stringify(facts),
      JSON.stringify(activityGallery(facts)),
      today - activity.soldFor,
      today,
    ]),
  )
  await insert(
    db,
    'box',
    ['code', 'twin', 'theme', 'cc', 'price', 'reference_price', 'rank', 'facts', 'pictures'],
    boxes.map((box): Cell[] => [
      box.facts.code,
      box.twin,
      box.theme,
      box.facts.cc,
      box.price,
      box.referencePrice,
      box.rank,
      JSON.stringify(box.facts),
      JSON.stringify(boxGallery(box.facts, box.rank)),
    ]),
  )
}
