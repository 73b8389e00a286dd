import { island } from '../../hydration/island.ts'
import AgentPanel from './AgentPanel.tsx'
import { AgentPanelProps } from './props.ts'

export const agentPanel = island({ name: 'agent-panel', component: AgentPanel, props: AgentPanelProps })
