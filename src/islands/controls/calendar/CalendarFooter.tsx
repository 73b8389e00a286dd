import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { IsoDate } from '../../../contract/scalars.ts'
import { minimumStay } from '../../../domain/calendar/day-selectability.ts'
import { canConfirm, canValidate, nothingSelected } from '../../../domain/calendar/selection.ts'
import { Button } from '../../../ui/button/Button.tsx'
import css from './Calendar.module.css'
import type { CalendarProps } from './calendar-props.ts'
import { useCalendarLabels } from './use-calendar-labels.ts'

export function CalendarFooter(props: CalendarProps & { proposed: IsoDate | undefined }): ReactNode {
  const { t } = useLingui()
  const labels = useCalendarLabels()
  const { selection, days, proposed } = props
  // Disabled, it would lose the focus when pressed.
  const empty = selection.phase === 'empty'
  const minimum = proposed === undefined ? undefined : minimumStay(proposed, days)
  return (
    <footer className={css.footer}>
      <div className={css.saying}>
        <output className={css.hint}>{labels.hint(selection)}</output>
        <p className={css.legend}>
          {minimum !== undefined && <b>{labels.minimumStay(minimum)}</b>}
          {days && <span className={css.bestKey}>{t`Best price of the month`}</span>}
          {days && Object.values(days).some(({ promo }) => promo) && <span className={css.promo}>{t`Promotion`}</span>}
          {days && <span>{t`Prices per night`}</span>}
          {props.loading && <span>{t`Loading possible check-out dates`}</span>}
        </p>
      </div>
      <div className={css.actions}>
        <Button look="quiet" aria-disabled={empty} onClick={() => empty || props.onChange(nothingSelected)}>
          {t`Clear`}
        </Button>
        <Button disabled={!(props.bothNeeded ? canValidate : canConfirm)(selection)} onClick={props.onConfirm}>
          {t`Confirm`}
        </Button>
      </div>
    </footer>
  )
}
