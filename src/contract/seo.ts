import * as v from 'valibot'
import { LocaleName } from './scalars.ts'

/** Characters of a description that search engines show. */
export const longestDescription = 155

/** `path`: below each market's base, with leading `/`; empty for home. */
export const Alternates = v.array(v.object({ locale: LocaleName, path: v.string() }))
export type Alternates = v.InferOutput<typeof Alternates>
