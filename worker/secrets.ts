import type { Env } from './env.ts'

/** Secrets by which a text of ours, or of a service, is known again: each has a second one, named with `_ACCEPTED`. */
type Rotated = 'PAYMENT_SECRET' | 'CONTENT_SECRET' | 'CARE_SESSION_SECRET' | 'GIFT_SESSION_SECRET'

export type SecretEnv<Name extends Rotated> = Pick<Env, Name | `${Name}_ACCEPTED`>

/**
 * Returns the secret that is used, and then the one that is accepted beside it while it is replaced. None where the first is missing or
 * shorter than `minLength`.
 */
export function acceptedSecrets<Name extends Rotated>(env: SecretEnv<Name>, name: Name, minLength = 1): readonly string[] {
  const secrets: Partial<Record<string, string>> = env
  const used = secrets[name] ?? ''
  const accepted = secrets[`${name}_ACCEPTED`] ?? ''
  if (used.length < minLength) return []
  return accepted.length < minLength ? [used] : [used, accepted]
}
