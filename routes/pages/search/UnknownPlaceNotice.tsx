import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Notice } from '../../../src/ui/notice/Notice.tsx'
import css from '../../../src/ui/results/UnknownPlace.module.css'
import type { UnknownPlace } from './place-name.ts'

/** Says what was not understood, and what the results below are of. */
export function UnknownPlaceNotice({ typed, place, isFailure }: UnknownPlace): ReactNode {
  const { t } = useLingui()
  const about = isFailure ? t`We could not look up “${typed}” just now.` : t`We know no place called “${typed}”.`
  const shown = place === undefined ? t`These are the results for all destinations.` : t`These are the results for “${place}”.`
  return (
    <div className={`wrap ${css.unknown}`}>
      <Notice tone="warn">{`${about} ${shown}`}</Notice>
    </div>
  )
}
