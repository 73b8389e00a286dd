import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { type GuestKind, type GuestLimits, type Guests, withGuests, withinLimits } from '../../../domain/guests/guests.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { minus, plus } from '../../../ui/icon/paths.ts'
import css from './Guests.module.css'
import { useGuestWords } from './use-guest-words.ts'

/** One kind of guest, with its ages and its two buttons. A step outside the limits changes nothing; the button says so and keeps the focus. */
export function GuestStepper(it: {
  kind: GuestKind
  guests: Guests
  limits: GuestLimits
  onChange: (guests: Guests) => void
  first: boolean
}): ReactNode {
  const { t } = useLingui()
  const words = useGuestWords()
  const label = useId()
  const { kind, guests, limits } = it
  const count = guests[kind]
  const name = words.kind[kind]
  const step = (by: number) => () => it.onChange(withGuests(guests, kind, count + by, limits))
  return (
    <fieldset aria-labelledby={label} className={css.row}>
      <p id={label} className={css.kind}>
        {name} <small>{words.ages(kind)}</small>
      </p>
      <button
        type="button"
        className={css.step}
        aria-label={t`Fewer: ${name}`}
        aria-disabled={!withinLimits(kind, count - 1, limits)}
        onClick={step(-1)}
      >
        <Icon of={minus} />
      </button>
      <output className={css.count}>{count}</output>
      <button
        type="button"
        className={css.step}
        aria-label={t`More: ${name}`}
        aria-disabled={!withinLimits(kind, count + 1, limits)}
        onClick={step(1)}
        {...(it.first ? { 'data-autofocus': '' } : {})}
      >
        <Icon of={plus} />
      </button>
    </fieldset>
  )
}
