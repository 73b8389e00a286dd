/** Cards that a press scrolls by (B9.94). */
const maxCards = 4

/** At most the wholly visible cards, so none is skipped. All in pixels. */
export function stripStep({ visible, card, gap }: { readonly visible: number; readonly card: number; readonly gap: number }): number {
  const whole = Math.floor((visible + gap + 1) / (card + gap))
  return Math.max(1, Math.min(maxCards, whole)) * (card + gap)
}
