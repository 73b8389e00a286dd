import * as v from 'valibot'
import { LocaleName } from './scalars.ts'

/** `POST /experiments/activation` (B9.89); its shape is ours. */
export const ExperimentActivation = v.object({
  experiment: v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,40}$/)),
  variation: v.picklist(['control', 'variation']),
  visitor: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
  locale: LocaleName,
})
export type ExperimentActivation = v.InferOutput<typeof ExperimentActivation>
