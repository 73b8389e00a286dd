import type { LocalTax } from '../../contract/price.ts'

/** Default: paid at the hotel (booking, section 3). */
export function isTaxIncluded(tax: LocalTax | undefined): boolean {
  return tax?.toBePaidAtHotel === false
}

/** Whether there is a tax that the hotel collects. */
export function isTaxAtHotel(tax: LocalTax | undefined): boolean {
  return tax !== undefined && !isTaxIncluded(tax)
}
