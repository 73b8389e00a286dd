import { type ReactNode, useId } from 'react'
import css from './Choices.module.css'

export interface Choice<Value> {
  readonly value: Value
  readonly label: string
}

/** One of several, as radio buttons below one another; in a panel the chosen one takes the focus. */
export function Choices<Value extends string | number>(it: {
  label: string
  choices: readonly Choice<Value>[]
  chosen: Value
  onChoose: (value: Value) => void
  /** Where the focus goes elsewhere in the panel. */
  unfocused?: boolean
}): ReactNode {
  const name = useId()
  return (
    <div className={css.choices} role="radiogroup" aria-label={it.label}>
      {it.choices.map(({ value, label }) => (
        <label key={value} className={css.choice}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === it.chosen}
            data-autofocus={value === it.chosen && !it.unfocused ? '' : undefined}
            onChange={() => it.onChoose(value)}
          />
          {label}
        </label>
      ))}
    </div>
  )
}
