import { type ReactNode, useId } from 'react'
import css from './Choices.module.css'

interface Choice<Value> {
  readonly value: Value
  readonly label: string
  readonly note?: string | undefined
}

/** Radio buttons for a panel, in which the chosen one takes the focus when it opens. */
export function Choices<Value extends string | number>(props: {
  label: string
  choices: readonly Choice<Value>[]
  chosen: Value
  onChoose: (value: Value) => void
  /** Leaves the focus to another element of the panel. */
  unfocused?: boolean
}): ReactNode {
  const name = useId()
  return (
    <div className={css.choices} role="radiogroup" aria-label={props.label}>
      {props.choices.map(({ value, label, note }) => (
        <label key={value} className={css.choice}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === props.chosen}
            data-autofocus={value === props.chosen && !props.unfocused ? '' : undefined}
            onChange={() => props.onChoose(value)}
          />
          <span>
            {label}
            {note && <small className={css.note}>{note}</small>}
          </span>
        </label>
      ))}
    </div>
  )
}
