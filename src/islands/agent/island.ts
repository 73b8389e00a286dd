import * as v from 'valibot'
import { island } from '../../hydration/island.ts'
import AgentPanel from './AgentPanel.tsx'

export const AgentProps = v.object({
  /** Absolute address on customer care's host. */
  address: v.pipe(v.string(), v.url()),
  /** Name of the agent. */
  agent: v.string(),
})
export type AgentProps = v.InferOutput<typeof AgentProps>

export const agent = island({ name: 'agent', component: AgentPanel, props: AgentProps })
