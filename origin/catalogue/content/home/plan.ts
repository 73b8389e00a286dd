import * as v from 'valibot'
import type { Locale } from '../../../../src/market/markets.ts'
import { themeCodes } from '../../facts/codes.ts'
import { perLocale } from '../per-locale.ts'
import { placeKeys } from '../places.ts'
import es_ES from './plans/es_ES.json' with { type: 'json' }
import fr_BE from './plans/fr_BE.json' with { type: 'json' }
import fr_FR from './plans/fr_FR.json' with { type: 'json' }
import it_IT from './plans/it_IT.json' with { type: 'json' }
import nl_BE from './plans/nl_BE.json' with { type: 'json' }
import nl_NL from './plans/nl_NL.json' with { type: 'json' }

const place = v.picklist(placeKeys)
const theme = v.picklist(themeCodes)

const DestinationCard = v.object({ place, title: v.optional(v.string()), subtitle: v.string(), picture: v.string() })

const PlaceRow = v.object({ place, theme: v.optional(theme), title: v.string(), subtitle: v.string(), cta: v.string() })

/** Content of one market's home pages: places, rows, pictures. */
const HomePlan = v.object({
  /** The country of the row "most booked". */
  country: place,
  heroes: v.object({ booking: v.string(), gifting: v.string(), activity: v.string() }),
  themes: v.array(v.object({ theme, picture: v.string() })),
  destinations: v.array(DestinationCard),
  rows: v.tuple([PlaceRow, PlaceRow]),
})
export type HomePlan = v.InferOutput<typeof HomePlan>

const plans: Readonly<Record<Locale, HomePlan>> = v.parse(perLocale(HomePlan), { fr_FR, fr_BE, nl_NL, nl_BE, es_ES, it_IT })

export const planOf = (locale: Locale): HomePlan => plans[locale]
