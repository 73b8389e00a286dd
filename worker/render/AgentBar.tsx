import type { ReactNode } from 'react'
import type { PageContext } from '../../routes/context.ts'
import { Island } from '../../src/hydration/server/Island.tsx'
import { agentPanel } from '../../src/islands/agent-panel/island.ts'

export function AgentBar({ context: { agent, url } }: { context: PageContext }): ReactNode {
  return agent && <Island island={agentPanel} when="visible" props={{ address: url.href, agent: agent.name }} />
}
