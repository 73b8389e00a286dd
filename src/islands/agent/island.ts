import { island } from '../../hydration/island.ts'
import AgentPanel from './AgentPanel.tsx'
import { AgentProps } from './props.ts'

export const agent = island({ name: 'agent', component: AgentPanel, props: AgentProps })
