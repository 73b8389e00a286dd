import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import css from './StraightLineNote.module.css'

export function StraightLineNote(): ReactNode {
  return (
    <p className={`muted ${css.note}`}>
      <Trans>Distances are in a straight line.</Trans>
    </p>
  )
}
