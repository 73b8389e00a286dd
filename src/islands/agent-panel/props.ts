import * as v from 'valibot'

export const AgentPanelProps = v.object({
  /** Absolute address on customer care's host. */
  address: v.pipe(v.string(), v.url()),
  /** Name of the agent. */
  agent: v.string(),
})
export type AgentPanelProps = v.InferOutput<typeof AgentPanelProps>
