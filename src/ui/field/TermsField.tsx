import type { ReactNode } from 'react'
import type { FieldError } from '../../domain/field/field-error.ts'
import type { FieldRule } from '../../domain/field/field-kinds.ts'
import { Choice } from './Choice.tsx'
import { controlAttributes, FieldErrors } from './Field.tsx'

interface TermsFieldProps {
  /** Names the box in the summary of errors. */
  readonly label: string
  readonly rule: FieldRule
  readonly isAccepted?: boolean | undefined
  readonly error?: FieldError | undefined
  readonly children: ReactNode
}

export const termsField = 'terms'

/** A box that has to be ticked before an order. */
export function TermsField({ isAccepted, children, ...field }: TermsFieldProps): ReactNode {
  const props = { ...field, name: termsField }
  return (
    <div data-field={field.rule.kind} data-label={field.label} data-state={field.error && 'wrong'}>
      <Choice type="checkbox" {...controlAttributes(props)} value="accepted" defaultChecked={isAccepted}>
        {children}
      </Choice>
      <FieldErrors {...props} />
    </div>
  )
}
