import { type FocusEvent, type ReactNode, type Ref, useId } from 'react'
import { Icon } from '../../ui/icon/Icon.tsx'
import css from './Booking.module.css'

/** A choice made in a panel of its own: a button named by its label and its value. */
export function Field({
  ref,
  ...it
}: {
  ref: Ref<HTMLButtonElement>
  icon: string
  label: string
  value: string
  open: boolean
  /** What is wrong with it. */
  error?: string | undefined
  /** The island's part that it opens, by the name of its module: fetched together with the island when the visitor is early. */
  part?: string
  onClick: () => void
  onFocus?: (event: FocusEvent<HTMLElement>) => void
  onBlur?: (event: FocusEvent<HTMLElement>) => void
}): ReactNode {
  const id = useId()
  return (
    <>
      <button
        ref={ref}
        type="button"
        className={css.field}
        aria-describedby={it.error ? `${id}error` : undefined}
        aria-haspopup="dialog"
        aria-expanded={it.open}
        data-invalid={it.error ? '' : undefined}
        data-live={it.part ?? ''}
        onClick={it.onClick}
        onFocus={it.onFocus}
        onBlur={it.onBlur}
      >
        <Icon of={it.icon} />
        <span className={css.words}>
          <span className={css.fieldLabel}>{it.label}</span> <span className={css.value}>{it.value}</span>
        </span>
      </button>
      {it.error && (
        <p id={`${id}error`} role="alert" className={css.error}>
          {it.error}
        </p>
      )}
    </>
  )
}
