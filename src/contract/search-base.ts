import * as v from 'valibot'
import { Destination, Landing } from './landing.ts'

export const SearchBase = v.object({
  path: v.object({ destination: v.optional(Destination), theme: Landing.entries.theme }),
  /** In the criteria grammar; keys of other features are ignored. */
  query: v.string(),
})
export type SearchBase = v.InferOutput<typeof SearchBase>
