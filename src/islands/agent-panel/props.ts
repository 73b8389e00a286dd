import * as v from 'valibot'

export const AgentPanelProps = v.object({
  /** The page's own address on customer care's host, from which the public one is derived. */
  address: v.pipe(v.string(), v.url()),
  agent: v.string(),
})
export type AgentPanelProps = v.InferOutput<typeof AgentPanelProps>
