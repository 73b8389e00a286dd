import type { ReactNode } from 'react'
import { controlAttributes, Field, type FieldProps } from './Field.tsx'

interface SelectFieldProps extends FieldProps {
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** Label of no choice. */
  readonly empty?: string
  /** Id of its form, inside another one. */
  readonly form?: string
}

export function SelectField({ options, empty, form, ...props }: SelectFieldProps): ReactNode {
  return (
    <Field {...props}>
      <select {...controlAttributes(props)} form={form} defaultValue={props.value}>
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  )
}
