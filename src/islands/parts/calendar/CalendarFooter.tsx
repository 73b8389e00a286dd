import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { IsoDate } from '../../../contract/scalars.ts'
import { minimumStay } from '../../../domain/calendar/day-selectability.ts'
import { canConfirm, canValidate, nothingSelected } from '../../../domain/calendar/selection.ts'
import { Button } from '../../../ui/button/Button.tsx'
import css from './Calendar.module.css'
import type { CalendarProps } from './calendar-props.ts'
import { useCalendarWords } from './use-calendar-words.ts'

/** What is chosen and what comes next, the minimum stay of the day pointed at, what the marks mean, Clear and Confirm. */
export function CalendarFooter(it: CalendarProps & { proposed: IsoDate | undefined }): ReactNode {
  const { t } = useLingui()
  const words = useCalendarWords()
  const { selection, days, proposed } = it
  // Disabled, it would lose the focus of whoever pressed it.
  const empty = selection.phase === 'empty'
  const minimum = proposed === undefined ? undefined : minimumStay(proposed, days)
  return (
    <footer className={css.footer}>
      <div className={css.saying}>
        <output className={css.hint}>{words.hint(selection)}</output>
        <p className={css.legend}>
          {minimum !== undefined && <b>{words.minimumStay(minimum)}</b>}
          {days && <span className={css.bestKey}>{t`Best price of the month`}</span>}
          {days && Object.values(days).some(({ promo }) => promo) && <span className={css.promo}>{t`Promotion`}</span>}
          {days && <span>{t`Prices per night`}</span>}
          {it.loading && <span>{t`Loading possible check-out dates`}</span>}
        </p>
      </div>
      <div className={css.actions}>
        <Button look="quiet" aria-disabled={empty} onClick={() => empty || it.onChange(nothingSelected)}>
          {t`Clear`}
        </Button>
        <Button disabled={!(it.bothNeeded ? canValidate : canConfirm)(selection)} onClick={it.onConfirm}>
          {t`Confirm`}
        </Button>
      </div>
    </footer>
  )
}
