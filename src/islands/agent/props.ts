import * as v from 'valibot'

export const AgentProps = v.object({
  /** Absolute address on customer care's host. */
  address: v.pipe(v.string(), v.url()),
  /** Name of the agent. */
  agent: v.string(),
})
export type AgentProps = v.InferOutput<typeof AgentProps>
