import type { Control } from './field-state.ts'

/** Writes all values, then fires `input`. */
export function putBack(values: readonly { readonly control: Control; readonly value: string }[]): void {
  const changed = values.filter(({ control, value }) => control.value !== value)
  for (const { control, value } of changed) control.value = value
  for (const { control } of changed) control.dispatchEvent(new Event('input', { bubbles: true }))
}
