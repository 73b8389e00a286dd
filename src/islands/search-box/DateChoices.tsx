import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { dateShortcuts } from '../../domain/calendar/date-shortcuts.ts'
import { bookableMonths } from '../../domain/calendar/paging.ts'
import { monthOf } from '../../domain/dates/days.ts'
import type { StayDates } from '../../domain/dates/stay-dates.ts'
import { daysAround, defaultNights, type Flexibility, isOpen, maxOpenNights } from '../../domain/search/flexibility.ts'
import { Button } from '../../ui/button/Button.tsx'
import { formatDateRange, formatMonthSince } from '../../ui/format/date.ts'
import { capitalised } from '../../ui/format/text.tsx'
import { useSite } from '../../ui/site/SiteContext.tsx'
import shortcutsCss from './DateShortcuts.module.css'
import css from './FlexibleDates.module.css'
import type { SearchBoxProps } from './props.ts'

interface FlexibleDatesProps {
  readonly flexibility: Flexibility | undefined
  readonly onChange: (flexibility: Flexibility | undefined) => void
}

/** A weekend is no longer than this, whatever a month allows. */
const maxNights = { weekend: 3, month: maxOpenNights } as const

type Mode = '' | '1' | '2' | '3' | 'weekend' | 'month'

export function FlexibleDates({ flexibility, onChange }: FlexibleDatesProps): ReactNode {
  const { t } = useLingui()
  const { today } = useSite()
  const mode: Mode = !flexibility ? '' : flexibility.kind === 'around' ? `${flexibility.days}` : flexibility.kind
  const open = flexibility?.nights === undefined ? undefined : flexibility
  const nights = Math.min(open?.nights ?? defaultNights, maxNights.weekend)
  const month = open?.month
  const changes: Readonly<Record<'' | 'weekend' | 'month', Flexibility | undefined>> = {
    '': undefined,
    weekend: { kind: 'weekend', month, nights },
    month: { kind: 'month', month: month ?? monthOf(today), nights },
  }
  const choices: readonly PillChoice<Mode>[] = [
    { value: '', label: t`Exact dates` },
    { value: 'weekend', label: t`Any weekend` },
    { value: 'month', label: t`A month` },
    ...daysAround.map((days) => ({ value: `${days}` as const, label: t`± ${plural(days, { one: '# day', other: '# days' })}` })),
  ]
  const choose = (value: Mode) => {
    const days = daysAround.find((known) => String(known) === value)
    onChange(days ? { kind: 'around', days } : changes[value === 'weekend' || value === 'month' ? value : ''])
  }
  return <Pills label={t`Flexibility of the dates`} choices={choices} chosen={mode} focused={isOpen(flexibility)} onChoose={choose} />
}

interface OpenDatesProps extends FlexibleDatesProps {
  readonly onClose: () => void
}

/** Month and nights of a search without exact dates, in place of the calendar. */
export function OpenDates({ flexibility, onChange, onClose }: OpenDatesProps): ReactNode {
  const { t } = useLingui()
  const { market, today } = useSite()
  if (!flexibility || flexibility.kind === 'around') return null
  const { kind, nights } = flexibility
  const months = bookableMonths(today).map((month) => ({
    value: month,
    label: capitalised(formatMonthSince(today, `${month}-01`, market), market),
  }))
  const lengths = Array.from({ length: maxNights[kind] }, (_, index) => index + 1)
  return (
    <div className={css.open}>
      <Pills
        label={t`Month`}
        titled
        choices={kind === 'weekend' ? [{ value: '', label: t`The next weekends` }, ...months] : months}
        chosen={flexibility.month ?? ''}
        onChoose={(month) => onChange(kind === 'weekend' ? { kind, month: month || undefined, nights } : { kind, month, nights })}
      />
      <Pills
        label={t`Nights`}
        titled
        choices={lengths.map((length) => ({ value: length, label: t`${plural(length, { one: '# night', other: '# nights' })}` }))}
        chosen={nights}
        onChoose={(length) => onChange({ ...flexibility, nights: length })}
      />
      <div className={css.actions}>
        <Button onClick={onClose}>{t`Confirm`}</Button>
      </div>
    </div>
  )
}

interface PillChoice<Value> {
  readonly value: Value
  readonly label: string
}

function Pills<Value extends string | number>(props: {
  label: string
  /** Shows the label above the choices. Otherwise only assistive technology reads it. */
  titled?: boolean
  choices: readonly PillChoice<Value>[]
  chosen: Value
  /** Whether the chosen one takes the focus when the panel opens. */
  focused?: boolean
  onChoose: (value: Value) => void
}): ReactNode {
  const name = useId()
  return (
    <fieldset className={props.titled ? css.pills : `${css.pills} ${css.modes}`}>
      <legend className={props.titled ? undefined : 'unseen'}>{props.label}</legend>
      {props.choices.map(({ value, label }) => (
        <label key={value} className="pill">
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === props.chosen}
            data-autofocus={value === props.chosen && props.focused ? '' : undefined}
            onChange={() => props.onChoose(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

export function DateShortcuts(props: Pick<SearchBoxProps, 'periods'> & { onPick: (dates: StayDates) => void }): ReactNode {
  const { t } = useLingui()
  const { market, today, hour } = useSite()
  const names = { thisWeekend: t`This weekend`, nextWeekend: t`Next weekend` }
  const shortcuts = dateShortcuts(market.locale, today, hour, props.periods)
  return (
    shortcuts.length > 0 && (
      <ul className={shortcutsCss.shortcuts} aria-label={t`Suggested dates`}>
        {shortcuts.map(({ name, dates }) => {
          const label = typeof name === 'string' ? names[name] : name.label
          return (
            <li key={label}>
              <button type="button" onClick={() => props.onPick(dates)}>
                {label} <small>{formatDateRange(dates.checkin, dates.checkout, market, today)}</small>
              </button>
            </li>
          )
        })}
      </ul>
    )
  )
}

/** What is asked of a search without dates where content wants some; `onFlexible` is there where they may stay open. */
export function DatesNeeded({ onFlexible }: { onFlexible: (() => void) | undefined }): ReactNode {
  const { t } = useLingui()
  return (
    <div className="row">
      <p role="alert">{t`Please choose your travel dates`}</p>
      {onFlexible && (
        <Button look="quiet" small onClick={onFlexible}>
          {t`My dates are flexible`}
        </Button>
      )}
    </div>
  )
}
