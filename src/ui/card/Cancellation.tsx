import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import type { CancellationPolicy } from '../../contract/price.ts'
import { Conditions } from '../checkout/Conditions.tsx'
import { InfoDialog } from '../stay/InfoDialog.tsx'
import css from './Card.module.css'

/** A card's line on free modification, which opens the conditions; nothing where there is none. */
export function Cancellation({ of: policy, offer }: { of: CancellationPolicy | undefined; offer: number }): ReactNode {
  const { t } = useLingui()
  const id = useId()
  if (!policy?.cancellable) return null
  return (
    <InfoDialog
      id={`${id}${offer}`}
      className={css.cancellation}
      opener={policy.message ?? t`Free modification`}
      title={t`Modification and cancellation`}
    >
      <Conditions policy={policy} />
    </InfoDialog>
  )
}
