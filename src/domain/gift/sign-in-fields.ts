import type { FieldRule } from '../field/field-kinds.ts'

/** Fields of the sign-in with a code. The e-mail address is for a voucher. */
export const signInRules = {
  code: { kind: 'giftCode', required: true },
  email: { kind: 'email' },
} as const satisfies Readonly<Record<string, FieldRule>>
