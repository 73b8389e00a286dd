import type { LocalTax } from '../../contract/price.ts'

/** Whether the local tax is part of the price (specification of booking, section 3): where nothing is said of it, it is paid at the hotel. */
export function isTaxIncluded(tax: LocalTax | undefined): boolean {
  return tax?.toBePaidAtHotel === false
}
