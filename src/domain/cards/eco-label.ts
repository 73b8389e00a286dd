export function hasEcoLabel(ecoFacilities: readonly unknown[]): boolean {
  return ecoFacilities.length >= 8
}
