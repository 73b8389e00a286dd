import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type FieldError, maxLengthOf, possibleErrors } from '../../domain/field/field-error.ts'
import type { FieldRule } from '../../domain/field/field-kinds.ts'
import { Icon } from '../icon/Icon.tsx'
import { useSite } from '../site/SiteContext.tsx'
import css from './Field.module.css'
import { useFieldMessages } from './use-field-messages.ts'

export interface FieldProps {
  readonly name: string
  readonly id?: string
  readonly label: string
  readonly rule: FieldRule
  readonly value?: string | undefined
  readonly error?: FieldError | undefined
  readonly hint?: ReactNode
  readonly autoComplete?: string
}

/**
 * The field has every message that may be needed; `src/enhancements/forms/fields.ts` shows the right one. The control in `children` takes
 * `controlAttributes`.
 */
export function Field(props: FieldProps & { children: ReactNode; aside?: ReactNode }): ReactNode {
  const { id = props.name, rule, error } = props
  const { market } = useSite()
  return (
    <div
      className={css.field}
      data-field={rule.kind}
      data-label={props.label}
      data-country={rule.country ?? market.country}
      data-state={error && 'wrong'}
    >
      <div className={css.head}>
        <label htmlFor={id}>
          {props.label}
          {!rule.required && (
            <small>
              {' '}
              <Trans>optional</Trans>
            </small>
          )}
        </label>
        <Icon name="circle-check" />
        {props.aside}
      </div>
      {props.hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {props.hint}
        </p>
      )}
      {props.children}
      <FieldErrors {...props} />
    </div>
  )
}

export function FieldErrors({ name, id = name, rule, error }: Pick<FieldProps, 'name' | 'id' | 'rule' | 'error'>): ReactNode {
  const messageOf = useFieldMessages()
  return (
    <p id={`${id}-error`} className={css.error} aria-live="polite">
      {possibleErrors(rule).map((possible) => (
        <span key={possible} data-error={possible} hidden={possible !== error}>
          <Icon name="warning" />
          {messageOf(possible, rule)}
        </span>
      ))}
    </p>
  )
}

export function controlAttributes({ name, id = name, rule, error, hint, autoComplete }: FieldProps) {
  return {
    id,
    name,
    autoComplete,
    required: rule.required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [hint && `${id}-hint`, `${id}-error`].filter(Boolean).join(' '),
  } as const
}

export const textAttributes = (props: FieldProps) => ({
  ...controlAttributes(props),
  maxLength: maxLengthOf(props.rule),
  defaultValue: props.value,
})
