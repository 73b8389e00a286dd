/** The lowest reference of each kind of order, and how many there are. No gift has the reference of a booking. */
const ranges = { booking: [10_000_000, 80_000_000], gift: [90_000_000, 10_000_000] } as const

/** Returns eight random digits. Those of a gift begin with 9, those of a booking with another digit. */
export function newReference(kind: keyof typeof ranges): string {
  const [lowest, count] = ranges[kind]
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return String(lowest + (random % count))
}
