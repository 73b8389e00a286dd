import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { IsoDate } from '../../../contract/scalars.ts'
import { chosenPrice, dayPrice } from '../../../domain/calendar/day-price.ts'
import { type CalendarDays, type CalendarRules, minimumStay } from '../../../domain/calendar/day-selectability.ts'
import { canConfirm, canValidate, nothingSelected } from '../../../domain/calendar/selection.ts'
import { Button } from '../../../ui/button/Button.tsx'
import calendar from './Calendar.module.css'
import css from './CalendarFooter.module.css'
import type { CalendarProps } from './calendar-props.ts'
import { useCalendarLabels } from './use-calendar-labels.ts'

interface CalendarFooterProps extends CalendarProps {
  readonly rules: CalendarRules
  /** The number of nights that most prices are for. */
  readonly commonNights: number | undefined
  readonly proposed: IsoDate | undefined
}

export function CalendarFooter(props: CalendarFooterProps): ReactNode {
  const { t } = useLingui()
  const labels = useCalendarLabels()
  const { selection, days, proposed, rules, commonNights } = props
  const departing = selection.phase === 'checkin'
  const price = departing ? proposed !== undefined && dayPrice(proposed, rules) : chosenPrice(rules)
  // Clear is marked as disabled but is not: a disabled button would lose the focus when it is pressed.
  const empty = selection.phase === 'empty'
  const minimum = proposed === undefined || price ? undefined : minimumStay(departing ? selection.checkin : proposed, days)
  return (
    <footer className={css.footer}>
      <div className={css.saying}>
        <output className={css.hint}>
          {labels.hint(selection)}
          {price && ` · ${departing ? labels.total(price) : labels.price(price.amount)}`}
        </output>
        <p className={css.legend}>
          {minimum !== undefined && <b>{labels.minimumStay(minimum)}</b>}
          {days && !departing && <PriceKeys days={days} commonNights={commonNights} />}
          {departing && props.allowedNights?.some(({ amount }) => amount !== undefined) && (
            <span>{t`Total price of the stay until that day`}</span>
          )}
          {props.loading && departing && <span>{t`Loading possible check-out dates`}</span>}
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

function PriceKeys({ days, commonNights }: { days: CalendarDays; commonNights: number | undefined }): ReactNode {
  const { t } = useLingui()
  const labels = useCalendarLabels()
  const list = Object.values(days)
  return (
    <>
      {commonNights !== undefined && (
        <span>
          {labels.legend(
            commonNights,
            list.some(({ minLos }) => minLos !== commonNights),
          )}
        </span>
      )}
      <span className={calendar.bestKey}>{t`Best price of the month`}</span>
      {list.some(({ promo }) => promo) && <span className={calendar.promo}>{t`Promotion`}</span>}
    </>
  )
}
