/** Whether a hotel has 8 or more eco facilities. */
export function hasEcoLabel(ecoFacilities: readonly unknown[]): boolean {
  return ecoFacilities.length >= 8
}
