import type { LocalTax } from '../../contract/price.ts'

/** Paid at the hotel unless the upstream says otherwise (B2.28). */
export function isTaxIncluded(tax: LocalTax | undefined): boolean {
  return tax?.toBePaidAtHotel === false
}

/** Whether there is a tax that the hotel collects. */
export function isTaxAtHotel(tax: LocalTax | undefined): boolean {
  return tax !== undefined && !isTaxIncluded(tax)
}
