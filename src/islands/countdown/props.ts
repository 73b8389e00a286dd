import * as v from 'valibot'

/** A promotion's clock. */
export const CountdownProps = v.object({
  /** The instant it counts down to, ISO 8601. */
  end: v.pipe(v.string(), v.isoTimestamp()),
  /** The same instant in words of the market, shown where no script runs: "1 December, 20:00". */
  until: v.string(),
})
export type CountdownProps = v.InferOutput<typeof CountdownProps>
