import * as v from 'valibot'
import { LinkUrl } from './scalars.ts'

export const PhoneLine = v.object({ phone: v.string(), phoneUrl: LinkUrl, hours: v.array(v.string()) })
export type PhoneLine = v.InferOutput<typeof PhoneLine>
