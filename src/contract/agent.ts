import * as v from 'valibot'

export const Agent = v.object({
  email: v.pipe(v.string(), v.maxLength(320), v.email()),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
})
export type Agent = v.InferOutput<typeof Agent>
