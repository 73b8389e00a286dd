import type { Screen } from '../../market/segments.ts'

export type Experiment = 'autoDiscount' | 'productLabels' | 'packageSummary' | 'voucherPrices'

/**
 * An experiment is in the page's cache key only on these screens. Variations: the discount's code is named; one label;
 * a short summary; the voucher's default price alone.
 */
const screensOf: Readonly<Record<Experiment, readonly Screen[]>> = {
  autoDiscount: ['home', 'stays', 'stay', 'hotel', 'wishlist', 'checkout'],
  productLabels: ['home', 'stays', 'stay', 'hotel', 'wishlist'],
  packageSummary: ['stay', 'hotel'],
  voucherPrices: ['stay'],
}

/** The screens on which an experiment is shown. */
export const screensWithExperiments: readonly Screen[] = [...new Set(Object.values(screensOf).flat())]

const isExperiment = (name: string): name is Experiment => name in screensOf

export const experiments: readonly Experiment[] = Object.keys(screensOf).filter(isExperiment)

/** The variations that a visitor sees; every other experiment shows its control. */
export type Variations = readonly Experiment[]

/** Those that every list of cards shows. */
export const experimentsOfCards: readonly Experiment[] = ['autoDiscount', 'productLabels']

/** The order is fixed, so that equal sets make equal cache keys. */
export const experimentsAmong = (names: readonly string[]): Variations => experiments.filter((name) => names.includes(name))

export const isShownOn = (experiment: Experiment, screen: Screen | undefined): boolean =>
  screen !== undefined && screensOf[experiment].includes(screen)

/** Each experiment has half of the visitors, independent of the others. */
export function assignedVariations(visitorId: string): Variations {
  return experiments.filter((name) => fold(`${name}:${visitorId}`) % 2 === 1)
}

/** FNV-1a, with a final mix because its last bits are poorly distributed. */
function fold(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 12)) >>> 0
}
