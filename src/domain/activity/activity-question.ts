import type { ActivityQuestion } from '../../contract/activity.ts'
import type { DestinationKind } from '../../contract/geo.ts'
import type { Locale } from '../../market/markets.ts'
import type { SearchCriteria } from '../criteria/search-criteria.ts'
import { orderByOf } from '../sort/sort.ts'
import { activityPriceBounds } from '../filters/price-slider.ts'

/** Cents: the ends of a price range that is open on one side (specification of search, section 9). */
const [lowest, highest] = [activityPriceBounds.min * 100, activityPriceBounds.max * 100]

/** Packages of one house in a search for activities. */
const packagesPerHotel = 20

/** What a search call for activities needs beyond the criteria. */
export interface ActivitySetting {
  readonly locale: Locale
  /** Zero-based. */
  readonly page: number
  /** The partner's id, inside a minisite. */
  readonly minisite?: number | undefined
}

type Location = ActivityQuestion['filters']['property']['location']

/** How the call names the place of a search; a hotel is none for activities. */
const locationKeys: Readonly<Record<DestinationKind, keyof Location | undefined>> = {
  hotel: undefined,
  poi: 'poiId',
  city: 'cityId',
  searesort: 'seaResortId',
  skiresort: 'skiResortId',
  department: 'departmentId',
  touristicregion: 'touristicId',
  region: 'regionId',
  country: 'countryId',
}

/** The body of the search for activities: where, for how many, at what price. Whoever goes chooses the date later: dates mean nothing here. */
export function activityQuestion(criteria: SearchCriteria, { locale, page, minisite }: ActivitySetting): ActivityQuestion {
  const { destination, point, theme, guests, filters, sort } = criteria
  const place = destination && locationKeys[destination.kind]
  const orderBy = orderByOf(sort, 'activity', point !== undefined)
  return {
    locale,
    page,
    numberOfPackagesPerHotel: packagesPerHotel,
    ...(minisite === undefined ? {} : { minisite }),
    filters: {
      property: {
        location: {
          ...(place ? { [place]: destination.id } : {}),
          ...(point ? { latitude: point.lat, longitude: point.lng } : {}),
          ...(point && filters.distance ? { minDistance: filters.distance.min, maxDistance: filters.distance.max } : {}),
        },
      },
      offer: {
        categories: { themeIds: theme === undefined ? [] : [theme] },
        familyComposition: guests,
        price: filters.price ? { min: filters.price.min ?? lowest, max: filters.price.max ?? highest } : {},
      },
    },
    sorting: { orderBy: orderBy === 'distance' ? 'distance' : 'priceQuality' },
  }
}
