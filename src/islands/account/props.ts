import * as v from 'valibot'

export const AccountProps = v.object({
  accounts: v.boolean(),
  /** The visitor comes back to this address after signing in or out. */
  origin: v.string(),
})
export type AccountProps = v.InferOutput<typeof AccountProps>
