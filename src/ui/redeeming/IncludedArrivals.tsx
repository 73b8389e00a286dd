import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

interface IncludedArrivalsProps {
  /** How many of the days of arrival the gift pays whole. */
  readonly included: number
  readonly all: number
}

/** On how many days of arrival nothing is added to a gift. "The others" are named only where there are both kinds. */
export function IncludedArrivals({ included, all }: IncludedArrivalsProps): ReactNode {
  const { t } = useLingui()
  if (included === 0) return <Trans>On every day of arrival you add the amount that is shown.</Trans>
  if (included === all) return <Trans>Every day of arrival is included.</Trans>
  return (
    <>
      {t`${plural(included, { one: '# day of arrival is included.', other: '# days of arrival are included.' })}`}{' '}
      <Trans>On the others you add the amount that is shown.</Trans>
    </>
  )
}
