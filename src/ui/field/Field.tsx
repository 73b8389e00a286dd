import { type ReactElement, type ReactNode, useId } from 'react'
import css from './Field.module.css'

interface Control {
  readonly id: string
  readonly 'aria-describedby'?: string
  readonly 'aria-invalid'?: true
}

/** A labelled control with its hint and error. `children` makes the control from the attributes that tie it to them. */
export function Field(it: {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  children: (control: Control) => ReactElement
}): ReactNode {
  const id = useId()
  const note = it.error ?? it.hint
  return (
    <div className={css.field}>
      <label htmlFor={id}>{it.label}</label>
      {it.children({ id, ...(note && { 'aria-describedby': `${id}n` }), ...(it.error && { 'aria-invalid': true as const }) })}
      {note && (
        <p id={`${id}n`} className={it.error ? css.error : 'muted'}>
          {note}
        </p>
      )}
    </div>
  )
}
