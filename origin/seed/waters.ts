import type { HotelFacts } from '../catalogue/facts.ts'
import landscapeNames from './landscapes.json' with { type: 'json' }

/** What depends on the landscape: the same for a hotel and for an activity. */
export type Ground = Pick<HotelFacts, 'environment' | 'place'>

const isListed = (names: ReadonlySet<string>, { place }: Ground): boolean => Object.values(place.name).some((name) => names.has(name))

const riverTowns = new Set(landscapeNames.riverTowns)
const canoeTowns = new Set(landscapeNames.canoeTowns)

/** Where a sailing boat finds wind and room. */
export const openWater = ({ environment }: Ground): boolean => environment === 'seaside' || environment === 'lake'

/** Boats take visitors along where there is water: a coast, a lake, a town on a river or with canals. */
export const boats = (ground: Ground): boolean => openWater(ground) || isListed(riverTowns, ground)

/** Canoes are hired by a lake and in towns near a calm river: not in hill villages, nor at a pass. */
export const canoes = (ground: Ground): boolean => ground.environment === 'lake' || isListed(canoeTowns, ground)
