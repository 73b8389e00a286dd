import type { ReactNode } from 'react'
import { controlAttributes, Field, type FieldProps } from './Field.tsx'

/** One of several values, such as a country. `empty`: label of no choice; absent where one is always chosen. */
export function SelectField({
  options,
  empty,
  ...props
}: FieldProps & { readonly options: readonly { readonly value: string; readonly label: string }[]; readonly empty?: string }): ReactNode {
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
