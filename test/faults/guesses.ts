import { signIn } from './beneficiary.ts'

const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** Another code for each number. */
function guessedCode(at: number): string {
  const letter = (place: number) => letters[Math.floor(at / letters.length ** place) % letters.length]
  return `GUES-${[3, 2, 1, 0].map(letter).join('')}-CDEF`
}

export interface Guesses {
  /** How many guesses got each status so far, 0 where the connection was cut. */
  readonly statuses: ReadonlyMap<number, number>
  readonly done: Promise<void>
}

/** Tries so many codes at the sign-in of the French market, from all clients at once. */
export function guessCodes(site: string, { guesses, clients }: { readonly guesses: number; readonly clients: number }): Guesses {
  const statuses = new Map<number, number>()
  let next = 0
  const attack = async (client: string) => {
    while (next < guesses) {
      const status = await signIn(site, guessedCode(next++), client).then(
        (response) => response.status,
        () => 0,
      )
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  const attackers = Array.from({ length: clients }, (_, at) => attack(`203.0.113.${100 + at}`))
  return { statuses, done: Promise.all(attackers).then(() => {}) }
}
