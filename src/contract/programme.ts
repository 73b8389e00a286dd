import * as v from 'valibot'

/** Our addition: a service whose start nobody chooses. `schedules` is a text such as "Between 5 pm and 10 pm". */
export const UndatedService = v.object({
  title: v.string(),
  schedules: v.optional(v.string()),
  when: v.picklist(['arrival', 'mornings', 'stay', 'departure']),
  /** `HH:mm`, set by a late check-out: guests may leave until then. */
  until: v.optional(v.string()),
})
export type UndatedService = v.InferOutput<typeof UndatedService>
