/** Cents, taxes included. */
export interface BreakdownInput {
  readonly sellPrice: number
  readonly insuranceAmount?: number | undefined
  /** `without`: price of the same stay without the extra and insurance; undefined if it is not known. */
  readonly extras: readonly { readonly label: string; readonly without: number | undefined }[]
}

/** Cents; they add up to the price. */
export interface PriceBreakdown {
  readonly nights: number
  readonly extras: readonly { readonly label: string; readonly amount: number }[]
  readonly insurance: number
}

/** Splits a price into nights, extras and insurance. An extra whose own price is not known is part of the nights. */
export function priceBreakdown({ sellPrice, insuranceAmount = 0, extras }: BreakdownInput): PriceBreakdown {
  const insurance = Math.min(insuranceAmount, sellPrice)
  const stay = sellPrice - insurance
  const priced = extras.flatMap(({ label, without }) =>
    without !== undefined && without > 0 && without < stay ? [{ label, amount: stay - without }] : [],
  )
  const nights = priced.reduce((left, { amount }) => left - amount, stay)
  return nights > 0 ? { nights, extras: priced, insurance } : { nights: stay, extras: [], insurance }
}
