/** Why a gift can be sent by post, or not: `hidden` says nothing of post, `soon` that it is coming back. */
export type PhysicalFormat = 'offered' | 'soon' | 'hidden'

/** What decides about a parcel; `undefined`: not known yet. */
export interface PhysicalFacts {
  /** Whether the market's content sells gifts by post. */
  readonly sold: boolean
  readonly enabled: boolean
  /** Whether a physical version exists; only boxes have twins. */
  readonly twin: boolean
  readonly shipping: boolean
}

/** Section 4 of booking, "Gift format". */
export function physicalFormat({ sold, enabled, twin, shipping }: PhysicalFacts): PhysicalFormat {
  if (!sold) return 'hidden'
  return enabled && twin && shipping ? 'offered' : 'soon'
}
