import type { Environment, FacilityCode, View } from '../facts/codes.ts'
import type { PlaceFacts } from '../facts/facts.ts'
import { coastOf } from './flat-coast.ts'
import { isRocky } from './rocky-coast.ts'
import { mediterranean, settings } from './scene-settings.ts'

/** The place a picture is selected for. An unknown environment allows every picture. */
export interface Ground {
  readonly place: PlaceFacts
  readonly environment?: Environment | undefined
  /** From the windows of the rooms; unknown ones allow every picture. */
  readonly views?: readonly View[] | undefined
  /** What the hotel has; unknown ones allow every picture. */
  readonly facilities?: readonly FacilityCode[] | undefined
}

/** Whether a scene has no landmark and no landscape of certain regions. */
export function isAnywhere(scene: string): boolean {
  const setting = settings[scene]
  return setting?.regions === undefined && setting?.towns === undefined
}

export function belongsTo(scene: string, place: PlaceFacts): boolean {
  const regions = settings[scene]?.regions ?? []
  return regions.length <= 2 && regions.includes(regionOf(place) ?? '')
}

const regionOf = (place: PlaceFacts): string | undefined => (place.kind === 'region' ? place.name.fr : place.region?.fr)

/** Whether the coast of a place is warm all year. */
export const isMediterranean = (place: PlaceFacts): boolean => mediterranean.includes(regionOf(place) ?? '')

const water = ['sea', 'lake'] as const satisfies readonly View[]

/** Views of the rooms in these pictures. */
const windows: Readonly<Record<string, readonly View[]>> = {
  'suite-view-day': water,
  'suite-view-golden': water,
  'suite-view-dusk': ['mountain'],
  // A corner of the same lounge.
  'detail-sparkling': [...water, 'mountain'],
  'breakfast-day': water,
  'bedroom-night': water,
}

/** Pictures with snow outside. */
const snowy: readonly string[] = ['sauna-day']

/** Scenes in a part of the hotel that not every hotel has. */
const parts: Readonly<Record<string, readonly FacilityCode[]>> = {
  'cocktail-bar': ['bar'],
  'design-hotel': ['outdoor-pool'],
  'spa-pool': ['indoor-pool'],
  'pool-falls': ['indoor-pool', 'outdoor-pool'],
}

/** Whether the hotel has the part of it that a scene shows. */
export function hasFacilityOf(scene: string, { facilities }: Pick<Ground, 'facilities'>): boolean {
  const shown = parts[scene]
  return shown === undefined || facilities === undefined || shown.some((part) => facilities.includes(part))
}

/** Whether a picture can be of a landscape, wherever that is. */
export function isOf(environment: Environment, id: string, scene: string): boolean {
  return (settings[scene]?.environments?.includes(environment) ?? true) && (environment === 'mountain' || !snowy.includes(id))
}

/** Whether the window of a picture, if it has one, has a view of the ground. */
export function isInSight(id: string, { views, environment }: Pick<Ground, 'views' | 'environment'>): boolean {
  if (snowy.includes(id) && environment !== undefined && environment !== 'mountain') return false
  return views === undefined || (windows[id]?.some((view) => views.includes(view)) ?? true)
}

export function standsOn(scene: string, { place, environment }: Ground): boolean {
  const setting = settings[scene]
  if (!setting) return true
  const { regions, also, towns, except, environments, coast, sand } = setting
  if (sand && isRocky(place.name)) return false
  if (except?.includes(place.name.fr)) return false
  if (coast !== undefined && (coastOf(place) ?? coast) !== coast) return false
  const region = regionOf(place)
  const inRegion = regions === undefined || region === undefined || regions.includes(region) || (also?.includes(region) ?? false)
  // A landmark represents its town, and its region as a whole.
  const located = towns === undefined ? inRegion : towns.includes(place.name.fr) || (place.kind === 'region' && inRegion)
  return located && (environment === undefined || (environments?.includes(environment) ?? true))
}
