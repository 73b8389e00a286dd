import * as v from 'valibot'

export const CountdownProps = v.object({
  /** ISO 8601. */
  end: v.pipe(v.string(), v.isoTimestamp()),
  /** Without scripts: "1 December, 20:00". */
  until: v.string(),
})
export type CountdownProps = v.InferOutput<typeof CountdownProps>
