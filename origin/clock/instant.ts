import type { Bindings } from '../env.ts'

/** Returns epoch milliseconds, those of the configured `CLOCK` if there is one. */
export function instantOf({ CLOCK }: Pick<Bindings, 'CLOCK'>): number {
  return CLOCK ? Date.parse(CLOCK) : Date.now()
}
