import * as v from 'valibot'

export const CountdownProps = v.object({
  end: v.pipe(v.string(), v.isoTimestamp()),
  /** The end as visitors without scripts read it: "1 December, 20:00". */
  until: v.string(),
})
export type CountdownProps = v.InferOutput<typeof CountdownProps>
