import type { FocusEvent, ReactNode, Ref } from 'react'
import { Icon } from '../../ui/icon/Icon.tsx'
import css from './SearchFields.module.css'

/** A field whose value is chosen in a panel: a button that says both its label and its value. `disabled` shows the value alone. */
export function FieldButton({
  ref,
  ...it
}: {
  ref: Ref<HTMLButtonElement>
  icon: string
  label: string
  value: string | undefined
  empty?: string
  open: boolean
  disabled?: boolean
  /** The island's part that it opens, by the name of its module: fetched together with the island when the visitor is early. */
  part?: string
  onClick: () => void
  onFocus?: (event: FocusEvent<HTMLElement>) => void
  onBlur?: (event: FocusEvent<HTMLElement>) => void
}): ReactNode {
  return (
    <button
      ref={ref}
      type="button"
      className={css.control}
      aria-haspopup="dialog"
      aria-expanded={it.open}
      disabled={it.disabled}
      data-live={it.part ?? ''}
      onClick={it.onClick}
      onFocus={it.onFocus}
      onBlur={it.onBlur}
    >
      <Icon of={it.icon} />
      <span className={css.words}>
        <span className={css.label}>{it.label}</span> <span className={it.value ? css.value : css.empty}>{it.value ?? it.empty}</span>
      </span>
    </button>
  )
}
