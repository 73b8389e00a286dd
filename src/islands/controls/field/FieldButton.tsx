import type { FocusEvent, KeyboardEvent, ReactNode, Ref } from 'react'
import { Icon } from '../../../ui/icon/Icon.tsx'
import type { IconName } from '../../../ui/icon/icon-names.ts'
import css from './FieldButton.module.css'

/** A button that looks like a field and opens a panel to change its value. */
export function FieldButton({
  ref,
  ...rest
}: {
  ref: Ref<HTMLButtonElement>
  /** Gives the button its size and frame. */
  className: string | undefined
  icon: IconName
  label: string
  value: string | undefined
  /** Shown in place of a value. */
  empty?: string
  open: boolean
  disabled?: boolean
  /** Id of the message that says what is wrong with the value. */
  errorId?: string | undefined
  /** Name of the part that it opens, which is loaded ahead after an early click. */
  part?: string
  onClick: () => void
  onFocus?: (event: FocusEvent<HTMLElement>) => void
  onBlur?: (event: FocusEvent<HTMLElement>) => void
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
}): ReactNode {
  return (
    <button
      ref={ref}
      type="button"
      className={`${css.field} ${rest.className}`}
      aria-describedby={rest.errorId}
      aria-haspopup="dialog"
      aria-expanded={rest.open}
      disabled={rest.disabled}
      data-invalid={rest.errorId && ''}
      data-live={rest.part ?? ''}
      onClick={rest.onClick}
      onFocus={rest.onFocus}
      onBlur={rest.onBlur}
      onKeyDown={rest.onKeyDown}
    >
      <Icon name={rest.icon} />
      <span className={css.words}>
        <span className={css.label}>{rest.label}</span>{' '}
        <span className={rest.value ? css.value : css.empty}>{rest.value ?? rest.empty}</span>
      </span>
    </button>
  )
}
