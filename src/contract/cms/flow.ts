import * as v from 'valibot'

export const Flow = v.picklist(['booking', 'gifting', 'activity'])
export type Flow = v.InferOutput<typeof Flow>
