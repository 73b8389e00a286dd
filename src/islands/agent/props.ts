import * as v from 'valibot'

/** The agent panel of customer care. */
export const AgentProps = v.object({
  /** The whole address of this page, customer care's host and known query keys only. */
  address: v.pipe(v.string(), v.url()),
})
export type AgentProps = v.InferOutput<typeof AgentProps>
