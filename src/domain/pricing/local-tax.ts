import type { LocalTax } from '../../contract/price.ts'

/** B2.28: a tax is paid at the hotel unless the upstream says otherwise. */
export function isTaxIncluded(tax: LocalTax | undefined): boolean {
  return tax?.toBePaidAtHotel === false
}

export function isTaxAtHotel(tax: LocalTax | undefined): boolean {
  return tax !== undefined && !isTaxIncluded(tax)
}
