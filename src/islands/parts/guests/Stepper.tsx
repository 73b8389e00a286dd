import { useLingui } from '@lingui/react/macro'
import { type MouseEvent, type ReactNode, useId } from 'react'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { minus, plus } from '../../../ui/icon/paths.ts'
import css from './Guests.module.css'

export interface StepperProps {
  /** What is counted. */
  readonly name: string
  readonly note: string
  readonly count: number
  /** The count after one step down or up: the same where that leads outside the limits. */
  readonly stepped: (by: -1 | 1) => number
  readonly onChange: (count: number) => void
  readonly first?: boolean
  /** Key of the form that the buttons submit where no script runs. */
  readonly field?: string
}

/** A count with its two buttons. A step outside the limits changes nothing; the button says so and keeps the focus. */
export function Stepper({ name, note, count, stepped, onChange, first, field }: StepperProps): ReactNode {
  const { t } = useLingui()
  const label = useId()
  const button = (by: -1 | 1) => ({
    className: css.step,
    'aria-disabled': stepped(by) === count,
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      onChange(stepped(by))
    },
    ...(field ? { name: field, value: stepped(by), 'data-live': '' } : { type: 'button' as const }),
  })
  return (
    <fieldset aria-labelledby={label} className={css.row}>
      <p id={label} className={css.kind}>
        {name} <small>{note}</small>
      </p>
      <button {...button(-1)} aria-label={t`Fewer: ${name}`}>
        <Icon of={minus} />
      </button>
      <output className={css.count}>{count}</output>
      <button {...button(1)} aria-label={t`More: ${name}`} {...(first && { 'data-autofocus': '' })}>
        <Icon of={plus} />
      </button>
    </fieldset>
  )
}
