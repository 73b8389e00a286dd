import * as v from 'valibot'
import { Destination, Landing } from '../../contract/landing.ts'
import { Id } from '../../contract/scalars.ts'

/** What the server rendered a search page from; every island of the page gets the same. */
export const SearchBase = v.object({
  /** What the page's path means. */
  path: v.object({ destination: v.optional(Destination), theme: Landing.entries.theme }),
  /** The request's query, in the criteria grammar; other keys mean nothing here. */
  query: v.string(),
  /** The partner's number, inside a minisite. */
  minisite: v.optional(Id),
})
export type SearchBase = v.InferOutput<typeof SearchBase>
