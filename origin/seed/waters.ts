import { type Ground, isTownOf } from './ground.ts'

/** Where a sailing boat finds wind and room. */
export const openWater = ({ environment }: Ground): boolean => environment === 'seaside' || environment === 'lake'

/** Boats take visitors along where there is water: a coast, a lake, a town on a river or with canals. */
export const boats = (ground: Ground): boolean => openWater(ground) || isTownOf('riverTowns', ground)

/** Canoes are hired by a lake and in towns near a calm river: not in hill villages, nor at a pass. */
export const canoes = (ground: Ground): boolean => ground.environment === 'lake' || isTownOf('canoeTowns', ground)
