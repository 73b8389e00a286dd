import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { formatSignedPrice } from '../../ui/format/price.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'

interface ChangeStatusProps {
  readonly label: string
  /** `amount`: cents. */
  readonly change: { readonly added: boolean; readonly amount: number } | undefined
  readonly onUndo: () => void
}

export function ChangeStatus({ label, change, onUndo }: ChangeStatusProps): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  return (
    <div role="status">
      {change && (
        <p className="row">
          <span>
            {change.added ? t`${label} added` : t`${label} removed`}
            {' · '}
            <b className="tabular">{formatSignedPrice(change.amount, market)}</b>
          </span>
          <Button look="quiet" small onClick={onUndo}>
            {t`Undo`}
          </Button>
        </p>
      )}
    </div>
  )
}
