import * as v from 'valibot'

/** The header's account button (specification of booking, section 6). */
export const AccountProps = v.object({
  /** Customer accounts exist in this market; otherwise the button leads to the booking lookup. */
  accounts: v.boolean(),
  /** Path and query of this page: where signing in or out comes back to. */
  origin: v.string(),
})
export type AccountProps = v.InferOutput<typeof AccountProps>
