import { tableRows, type TableRows } from '../rows.ts'
import type { Catalogue } from './catalogue.ts'
import { boxGallery } from './box-gallery.ts'
import { activityGallery } from './galleries.ts'

/** Activities and gift boxes. An activity changed on the day on which it was loaded. */
export function giftRows({ activities, boxes }: Catalogue): TableRows[] {
  return [
    tableRows(
      'activity',
      activities.map(({ facts, place, ...activity }) => ({
        id: facts.id,
        cc: place.cc,
        place_id: place.id,
        country: place.country ?? place.id,
        region: place.region ?? null,
        department: place.department ?? null,
        lat: facts.lat,
        lng: facts.lng,
        tag: activity.tag,
        theme: activity.theme,
        published: activity.published ? 1 : 0,
        bar_price: activity.barPrice,
        price: activity.price,
        min_adults: facts.adults.min,
        max_adults: facts.adults.max,
        quality: activity.quality,
        facts: JSON.stringify(facts),
        pictures: JSON.stringify(activityGallery(facts)),
        since: -activity.soldFor,
        changed: 0,
      })),
      ['since', 'changed'],
    ),
    tableRows(
      'box',
      boxes.map((box) => ({
        code: box.facts.code,
        twin: box.twin,
        theme: box.theme,
        cc: box.facts.cc,
        price: box.price,
        reference_price: box.referencePrice,
        rank: box.rank,
        facts: JSON.stringify(box.facts),
        pictures: JSON.stringify(boxGallery(box.facts, box.rank)),
      })),
    ),
  ]
}
