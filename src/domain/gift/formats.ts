/** `soon`: by post again later; `hidden`: no mention of post. */
export type PhysicalFormat = 'offered' | 'soon' | 'hidden'

/** `undefined`: not known yet. */
export interface PhysicalFacts {
  /** By the market's content. */
  readonly sold: boolean
  readonly enabled: boolean
  /** A physical version exists; only boxes have twins. */
  readonly twin: boolean
  readonly shipping: boolean
}

/** How a gift can be given (B4.67). */
export function physicalFormat({ sold, enabled, twin, shipping }: PhysicalFacts): PhysicalFormat {
  if (!sold) return 'hidden'
  return enabled && twin && shipping ? 'offered' : 'soon'
}
