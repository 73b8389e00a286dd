/** Cents, rounded up to whole euros: the nights never cost more. */
export function pricePerNight(amount: number, nights: number): number {
  return Math.ceil(amount / Math.max(1, nights) / 100) * 100
}

/** Cents. */
export function pricePerPerson(amount: number, adults = 2): number {
  return Math.round(amount / Math.max(1, adults))
}
