import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** Says how the distances beside it are measured. */
export function StraightLineNote(): ReactNode {
  return (
    <p className="muted">
      <Trans>Distances are in a straight line.</Trans>
    </p>
  )
}
