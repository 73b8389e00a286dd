import * as v from 'valibot'

/** Our addition: a service without a chosen start. `schedules`: "Between 5 pm and 10 pm". */
export const UndatedService = v.object({
  title: v.string(),
  schedules: v.optional(v.string()),
  when: v.picklist(['arrival', 'mornings', 'stay', 'departure']),
  /** `HH:mm`, of a late check-out: departure until then. */
  until: v.optional(v.string()),
})
export type UndatedService = v.InferOutput<typeof UndatedService>
