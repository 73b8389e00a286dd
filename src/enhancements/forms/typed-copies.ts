import { cleanValue, fieldError } from '../../domain/field/field-error.ts'
import { currency } from '../../market/currency.ts'
import { type Control, fieldOf, isControl } from './field-state.ts'
import { pageLanguageTag } from '../page/page-locale.ts'

/** Elements with a field's name in `data-typed` show its value. `data-typed-as` around the field has priority. */
export function copyTyped(): void {
  for (const copy of document.querySelectorAll<HTMLElement>('[data-typed]')) {
    const name = CSS.escape(copy.dataset['typed'] ?? '')
    const field = document.querySelector(`[data-field] [name="${name}"], [name="${name}"]:checked`)
    if (isControl(field)) show(copy, textOf(field))
  }
  document.addEventListener('input', ({ target }) => {
    if (!isControl(target) || !target.name) return
    const name = target.closest<HTMLElement>('[data-typed-as]')?.dataset['typedAs'] ?? target.name
    for (const copy of document.querySelectorAll<HTMLElement>(`[data-typed="${CSS.escape(name)}"]`)) show(copy, textOf(target))
  })
}

/** A choice is shown as it is written (`data-shown`), an amount in whole units of the currency. */
function textOf(control: Control): string {
  const { value, dataset } = control
  if (fieldOf(control)?.field.dataset['field'] !== 'amount') return dataset['shown'] ?? value
  const format = { style: 'currency', currency, maximumFractionDigits: 0 } as const
  const rule = { kind: 'amount', required: true } as const
  return fieldError(rule, value) ? '' : Number(cleanValue(rule, value)).toLocaleString(pageLanguageTag(), format)
}

/** An empty element shows its placeholder. */
function show(copy: HTMLElement, text: string): void {
  copy.textContent = text.trim()
}
