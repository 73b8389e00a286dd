/** Returns cents, rounded up to the whole euro: the nights never cost more than it promises. */
export function pricePerNight(amount: number, nights: number): number {
  return Math.ceil(amount / Math.max(1, nights) / 100) * 100
}

/** Returns cents; two adults by default. */
export function pricePerPerson(amount: number, adults = 2): number {
  return Math.round(amount / Math.max(1, adults))
}
