import type { Env } from './env.ts'

/** The instant of this request; a test or a demonstration may fix it. */
export function nowOf(env: Env): Date {
  const fixed = env.CLOCK ? new Date(env.CLOCK) : undefined
  return fixed && !Number.isNaN(fixed.getTime()) ? fixed : new Date()
}
