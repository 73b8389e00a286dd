import type { ReactNode } from 'react'
import { controlAttributes, Field, type FieldProps } from './Field.tsx'

interface SelectFieldProps extends FieldProps {
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly empty?: string
}

export function SelectField({ options, empty, ...props }: SelectFieldProps): ReactNode {
  return (
    <Field {...props}>
      <select {...controlAttributes(props)} defaultValue={props.value}>
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
