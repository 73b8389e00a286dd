/** Returns cents, rounded. */
export function pricePerNight(amount: number, nights: number): number {
  return Math.round(amount / Math.max(1, nights))
}

/** Returns cents; two adults by default. */
export function pricePerPerson(amount: number, adults = 2): number {
  return Math.round(amount / Math.max(1, adults))
}
