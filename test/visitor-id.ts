import { assignedVariations, experimentsAmong, type Variations } from '../src/domain/experiments/experiments.ts'

/** Returns a visitor id of which exactly these experiments show their variation. */
export function visitorIdWith(variations: Variations): string {
  for (let at = 0; ; at++) {
    const id = `visitor-of-the-tests-${at}`
    if (assignedVariations(id).join() === experimentsAmong(variations).join()) return id
  }
}
