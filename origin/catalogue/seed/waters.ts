import { type Ground, isTownOf } from './ground.ts'

/** Countries whose beaches have no landing stage: boats leave from ports. */
const sandy: readonly string[] = ['BE', 'NL']

/** Where a sailing boat finds wind and room. */
export const openWater = ({ environment }: Ground): boolean => environment === 'seaside' || environment === 'lake'

/** Boats take visitors along where there is water: a coast, a lake, a town on a river or with canals. */
export const boats = (ground: Ground): boolean =>
  isTownOf('riverTowns', ground) ||
  isTownOf('ports', ground) ||
  (openWater(ground) && !(ground.environment === 'seaside' && sandy.includes(ground.place.cc)))

/** Canoes are hired by a lake and in towns near a calm river: not in hill villages, nor at a pass. */
export const canoes = (ground: Ground): boolean => ground.environment === 'lake' || isTownOf('canoeTowns', ground)
