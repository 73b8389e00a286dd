import * as v from 'valibot'

/** Without accounts it leads to the booking lookup (B6.42). */
export const AccountProps = v.object({
  accounts: v.boolean(),
  /** Address to return to. */
  origin: v.string(),
})
export type AccountProps = v.InferOutput<typeof AccountProps>
