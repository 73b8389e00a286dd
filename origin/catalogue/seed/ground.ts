import type { FacilityCode, View } from '../facts/codes.ts'
import type { HotelFacts } from '../facts/facts.ts'
import { isRocky } from '../pictures/rocky-coast.ts'
import landscapeNames from './landscapes.json' with { type: 'json' }

/** What depends on the landscape: the same for a hotel and for an activity. */
export type Ground = Pick<HotelFacts, 'environment' | 'place'>

const lists = {
  riverTowns: new Set(landscapeNames.riverTowns),
  canoeTowns: new Set(landscapeNames.canoeTowns),
  castleTowns: new Set(landscapeNames.castleTowns),
  ports: new Set(landscapeNames.ports),
  treeless: new Set(landscapeNames.treeless),
} as const

/** Whether a list of `landscapes.json` names the town, in any language. */
export const isTownOf = (list: keyof typeof lists, { place }: Pick<Ground, 'place'>): boolean =>
  Object.values(place.name).some((name) => lists[list].has(name))

/** A rocky coast has no beach, a town without trees no view of a forest. */
export const isHiddenFrom = (ground: Pick<Ground, 'place'>, what: View | FacilityCode): boolean =>
  (isRocky(ground.place.name) && what === 'beach-access') || (isTownOf('treeless', ground) && what === 'forest')
