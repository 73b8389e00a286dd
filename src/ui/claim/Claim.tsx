import type { ReactNode } from 'react'
import { Badge, type BadgeTone } from '../badge/Badge.tsx'
import css from './Claim.module.css'

interface ClaimProps {
  readonly tone: BadgeTone
  readonly evidence: ReactNode
  readonly children: ReactNode
}

/** A badge that unfolds the evidence of its claim. */
export function Claim({ tone, evidence, children }: ClaimProps): ReactNode {
  const badge = <Badge tone={tone}>{children}</Badge>
  if (!evidence) return badge
  return (
    <details className={css.claim}>
      <summary>{badge}</summary>
      <small>{evidence}</small>
    </details>
  )
}
