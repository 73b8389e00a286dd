/** Cents a night: the amount (cents) of a stay over its nights, or over its minimum stay, rounded to the cent. */
export function pricePerNight(amount: number, nights: number): number {
  return Math.round(amount / Math.max(1, nights))
}

/** Cents a person: an activity's price over its adults, two where it does not say. */
export function pricePerPerson(amount: number, adults = 2): number {
  return Math.round(amount / Math.max(1, adults))
}
