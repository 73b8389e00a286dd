import * as v from 'valibot'
import type { Locale } from '../../../../src/market/markets.ts'
import { themeCodes } from '../../facts/codes.ts'
import { perLocale } from '../per-locale.ts'
import { type PlaceKey, placeKeys } from '../places.ts'
import es_ES from './menus/es_ES.json' with { type: 'json' }
import fr_BE from './menus/fr_BE.json' with { type: 'json' }
import fr_FR from './menus/fr_FR.json' with { type: 'json' }
import it_IT from './menus/it_IT.json' with { type: 'json' }
import nl_BE from './menus/nl_BE.json' with { type: 'json' }
import nl_NL from './menus/nl_NL.json' with { type: 'json' }

export type Branch = PlaceKey | readonly [place: PlaceKey, below: readonly Branch[]]

const Place = v.picklist(placeKeys)
const Branch: v.GenericSchema<unknown, Branch> = v.union([Place, v.tuple([Place, v.array(v.lazy(() => Branch))])])

const MenuPlan = v.object({
  destinations: v.array(Branch),
  /** In the market's order, each with the places it is best known for. */
  themes: v.array(v.object({ theme: v.picklist(themeCodes), places: v.array(Place) })),
})
export type MenuPlan = v.InferOutput<typeof MenuPlan>

export const menuPlans: Readonly<Record<Locale, MenuPlan>> = v.parse(perLocale(MenuPlan), { fr_FR, fr_BE, nl_NL, nl_BE, es_ES, it_IT })
