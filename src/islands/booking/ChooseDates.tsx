import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import css from '../stay-page/panel.module.css'

export function ChooseDates({ dated, onChoose }: { dated: boolean; onChoose: () => void }): ReactNode {
  const { t } = useLingui()
  return (
    <Button wide className={css.scripted} data-live="StayCalendar" aria-haspopup="dialog" onClick={onChoose}>
      {dated ? t`Choose other dates` : t`Choose your dates`}
    </Button>
  )
}

export function CheckingPrice(): ReactNode {
  const { t } = useLingui()
  return (
    <Button wide className={css.scripted} data-live="" aria-disabled="true">
      {t`Checking the price…`}
    </Button>
  )
}
