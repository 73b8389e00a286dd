import type { PriceInfo } from '../../contract/price.ts'

/** A part of a total, in cents; what is saved is negative. */
export interface PanelAmount {
  readonly kind: 'nights' | 'saved' | 'insurance'
  readonly amount: number
}

/**
 * Returns the parts of a price, which add up to its `sellPrice`: the nights with all they include, before the promotion; the promotion; the
 * insurance. The reference price includes the insurance too.
 */
export function panelAmounts({ sellPrice, refPrice, insuranceAmount = 0 }: PriceInfo): readonly PanelAmount[] {
  const before = refPrice !== undefined && refPrice > sellPrice ? refPrice : sellPrice
  const insurance = Math.min(insuranceAmount, sellPrice)
  const lines: readonly PanelAmount[] = [
    { kind: 'nights', amount: before - insurance },
    { kind: 'saved', amount: sellPrice - before },
    { kind: 'insurance', amount: insurance },
  ]
  return lines.filter(({ kind, amount }) => kind === 'nights' || amount !== 0)
}
