/** `soon` promises gifts by post for later, `hidden` does not mention them. */
export type PhysicalFormat = 'offered' | 'soon' | 'hidden'

/** A fact that is undefined is not known yet. */
export interface PhysicalFacts {
  readonly sold: boolean
  readonly enabled: boolean
  /** Whether there is a version for the post; boxes have a twin for it, or none. */
  readonly twin: boolean
  readonly shipping: boolean
}

/** How a gift can be given (B4.67). */
export function physicalFormat({ sold, enabled, twin, shipping }: PhysicalFacts): PhysicalFormat {
  if (!sold) return 'hidden'
  return enabled && twin && shipping ? 'offered' : 'soon'
}
