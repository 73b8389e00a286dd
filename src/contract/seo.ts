import * as v from 'valibot'
import { LocaleName } from './scalars.ts'

/** `path`: below each market's base, with leading `/`; empty for home. */
export const Alternates = v.array(v.object({ locale: LocaleName, path: v.string() }))
export type Alternates = v.InferOutput<typeof Alternates>
