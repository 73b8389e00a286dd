import type { LocalTax } from '../../contract/price.ts'

/** Whether the price includes the local tax; by default it is paid at the hotel (booking, section 3). */
export function isTaxIncluded(tax: LocalTax | undefined): boolean {
  return tax?.toBePaidAtHotel === false
}
