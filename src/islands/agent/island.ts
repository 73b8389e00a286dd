import * as v from 'valibot'
import { island } from '../../hydration/island.ts'
import AgentPanel from './AgentPanel.tsx'

export const AgentProps = v.object({
  /** Absolute address of this page with customer care's host. */
  address: v.pipe(v.string(), v.url()),
  /** Who is signed in, by name. */
  agent: v.string(),
})
export type AgentProps = v.InferOutput<typeof AgentProps>

export const agent = island({ name: 'agent', component: AgentPanel, props: AgentProps })
