import type { PlaceFacts } from '../facts/facts.ts'

export type Coast = 'flat' | 'rocky'

/** Regions by the northern seas where the whole coast is sand or dunes, by their French names. */
const flatRegions: ReadonlySet<string> = new Set([
  'Flandre',
  'Zélande',
  'Hollande-Méridionale',
  'Hollande-Septentrionale',
  'Frise',
  'Groningue',
  'Hauts-de-France',
])

/** Towns and areas on sand or mud in regions that have rocks elsewhere, by their French names. */
const flatShores: ReadonlySet<string> = new Set([
  'Deauville',
  'Trouville-sur-Mer',
  'Cabourg',
  'Houlgate',
  'Villers-sur-Mer',
  'Honfleur',
  'Côte Fleurie',
  'Plages du Débarquement',
  'La Baule',
  'Pornichet',
  'Saint-Jean-de-Monts',
  'Les Sables-d’Olonne',
  'Noirmoutier-en-l’Île',
  'Île de Noirmoutier',
  'Saint-Martin-de-Ré',
  'Île de Ré',
  'Saint-Pierre-d’Oléron',
  'Île d’Oléron',
  'La Rochelle',
  'Royan',
  'Arcachon',
  'Lanton',
  'Bassin d’Arcachon',
  'Lacanau-Océan',
  'Hossegor',
  'Capbreton',
  'Côte landaise',
])

/** The coast of a place by a northern sea or the Atlantic; undefined for a region or a department that can have both. */
export function coastOf({ kind, name, region }: PlaceFacts): Coast | undefined {
  if (flatRegions.has(kind === 'region' ? name.fr : (region?.fr ?? '')) || flatShores.has(name.fr)) return 'flat'
  return ['country', 'region', 'department'].includes(kind) ? undefined : 'rocky'
}
