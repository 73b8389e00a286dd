import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import { maxLengthOf } from '../../domain/field/field-error.ts'
import type { FieldKind } from '../../domain/field/field-kinds.ts'
import css from './Field.module.css'
import { Field, type FieldProps, textAttributes } from './Field.tsx'

const inputs: Readonly<Partial<Record<FieldKind, ComponentProps<'input'>>>> = {
  name: { autoCapitalize: 'words' },
  signature: { autoCapitalize: 'words' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', autoComplete: 'tel' },
  postcode: { autoComplete: 'postal-code', autoCapitalize: 'characters', spellCheck: false },
  number: { inputMode: 'decimal' },
  amount: { inputMode: 'numeric' },
  bookingNumber: { inputMode: 'numeric', autoComplete: 'off' },
  giftCode: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
  date: { type: 'date' },
}

/** An input of one line, or with `lines` a text area with a counter. */
export function TextField({ lines, ...props }: FieldProps & { readonly lines?: number }): ReactNode {
  const { rule } = props
  const attributes = textAttributes(props)
  if (lines) {
    return (
      <Field {...props} aside={<Counter max={maxLengthOf(rule)} length={props.value?.length ?? 0} />}>
        <textarea {...attributes} rows={lines} />
      </Field>
    )
  }
  const { autoComplete, ...known } = inputs[rule.kind] ?? {}
  return (
    <Field {...props}>
      <input {...known} {...attributes} autoComplete={props.autoComplete ?? autoComplete} {...boundsOf(rule)} />
      {rule.kind === 'email' && <Suggestion />}
    </Field>
  )
}

/** A date has no length, and only `fields.ts` reads the bounds of an amount. */
function boundsOf({ kind, min, max }: FieldProps['rule']) {
  if (kind === 'date') return { min, max, maxLength: undefined }
  return kind === 'amount' ? { 'data-min': min, 'data-max': max } : {}
}

/** The enhancement writes the numbers, perhaps before hydration, so React must accept them. */
function Counter({ max, length }: { max: number; length: number }): ReactNode {
  const { t } = useLingui()
  return (
    <>
      <small aria-hidden data-count suppressHydrationWarning>{`${length}/${max}`}</small>
      <span className="unseen" role="status" data-left={t`Characters left:`} suppressHydrationWarning>
        {''}
      </span>
    </>
  )
}

function Suggestion(): ReactNode {
  return (
    <p className={css.suggestion} role="status">
      <span data-suggestion hidden>
        <Trans>
          You mean <button type="button">…</button>?
        </Trans>
      </span>
    </p>
  )
}
