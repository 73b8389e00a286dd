import type { FocusEvent, ReactNode, Ref } from 'react'
import { Icon } from '../../../ui/icon/Icon.tsx'
import css from './FieldButton.module.css'

/** `disabled` shows the value alone. */
export function FieldButton({
  ref,
  ...rest
}: {
  ref: Ref<HTMLButtonElement>
  /** Size and frame. */
  className: string | undefined
  icon: string
  label: string
  value: string | undefined
  /** Shown without a value. */
  empty?: string
  open: boolean
  disabled?: boolean
  /** Id of the error message. */
  errorId?: string | undefined
  /** Part that it opens, by module name: preloaded after an early click. */
  part?: string
  onClick: () => void
  onFocus?: (event: FocusEvent<HTMLElement>) => void
  onBlur?: (event: FocusEvent<HTMLElement>) => void
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
    >
      <Icon path={rest.icon} />
      <span className={css.words}>
        <span className={css.label}>{rest.label}</span>{' '}
        <span className={rest.value ? css.value : css.empty}>{rest.value ?? rest.empty}</span>
      </span>
    </button>
  )
}
