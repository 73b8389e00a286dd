import { useLingui } from '@lingui/react/macro'
import { type MouseEvent, type ReactNode, useId } from 'react'
import { Icon } from '../../../ui/icon/Icon.tsx'
import css from './Guests.module.css'

export interface StepperProps {
  readonly name: string
  readonly note: string
  readonly count: number
  /** The number after a step; the same at a limit. */
  readonly stepped: (by: -1 | 1) => number
  readonly onChange: (count: number) => void
  readonly first?: boolean
  /** Name of the form's value for visitors without scripts, whose buttons submit. */
  readonly field?: string
}

/** At a limit a button is only marked as disabled, so that it keeps the focus. */
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
        <Icon name="minus" />
      </button>
      <output className={css.count}>{count}</output>
      <button {...button(1)} aria-label={t`More: ${name}`} {...(first && { 'data-autofocus': '' })}>
        <Icon name="plus" />
      </button>
    </fieldset>
  )
}
