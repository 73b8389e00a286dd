import { type FieldError, fieldError } from '../../domain/field/field-error.ts'
import { emailSuggestion } from '../../domain/field/email-suggestion.ts'
import { isFieldKind } from '../../domain/field/field-kinds.ts'

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** See the markup of `src/ui/field/Field.tsx`. */
export interface FieldOnPage {
  readonly field: HTMLElement
  readonly control: Control
}

export const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

export function fieldOf(control: unknown): FieldOnPage | undefined {
  const field = isControl(control) ? control.closest<HTMLElement>('[data-field]') : null
  return field && isControl(control) ? { field, control } : undefined
}

export function validate({ field, control }: FieldOnPage): boolean {
  if (!isChecked(control)) return false
  const error = errorOf(field, control)
  show({ field, control }, error)
  suggest(field, control)
  return error !== undefined
}

/** As `validate`, but shows nothing. */
export const isWrong = ({ field, control }: FieldOnPage): boolean => isChecked(control) && errorOf(field, control) !== undefined

const isChecked = (control: Control): boolean => !control.matches(':disabled') && control.checkVisibility()

/** A box that is not ticked has no value. */
export const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox'
const valueOf = (control: Control): string => (isBox(control) && !control.checked ? '' : control.value)

export function clear({ field, control }: FieldOnPage): void {
  if (field.dataset['state']) show({ field, control }, undefined)
  delete field.dataset['state']
}

export function showMessage(field: HTMLElement, shown: FieldError | undefined): void {
  for (const message of field.querySelectorAll<HTMLElement>('[data-error]')) message.hidden = message.dataset['error'] !== shown
}

export const messageOf = (field: HTMLElement): string => field.querySelector('[data-error]:not([hidden])')?.textContent ?? ''

function show({ field, control }: FieldOnPage, error: FieldError | undefined): void {
  showMessage(field, error)
  field.dataset['state'] = error ? 'wrong' : valueOf(control).trim() ? 'right' : ''
  if (error) control.setAttribute('aria-invalid', 'true')
  else control.removeAttribute('aria-invalid')
}

/** Browsers without scripts check the same rule, so it is in the attributes. */
function errorOf(field: HTMLElement, control: Control): FieldError | undefined {
  const kind = field.dataset['field']
  if (!isFieldKind(kind)) return undefined
  const { required } = control
  // A date that is half typed has no value.
  if (control.validity.badInput) return 'date'
  const maxLength = 'maxLength' in control && control.maxLength > 0 ? control.maxLength : undefined
  const bound = (name: 'min' | 'max') => control.getAttribute(name) ?? control.dataset[name]
  const rule = { kind, required, country: countryOf(field, control), min: bound('min'), max: bound('max') }
  return fieldError({ ...rule, ...(maxLength !== undefined && { maxLength }) }, valueOf(control))
}

/** The country is that of the form, or else the market's. */
function countryOf({ dataset }: HTMLElement, { form }: Control): string | undefined {
  return form?.querySelector<HTMLSelectElement>('select[autocomplete~="country"]')?.value || dataset['country']
}

function suggest(field: HTMLElement, { value }: Control): void {
  const place = field.querySelector<HTMLElement>('[data-suggestion]')
  const button = place?.querySelector('button')
  if (!place || !button) return
  const suggestion = emailSuggestion(value, field.dataset['country'] ?? '')
  button.textContent = suggestion ?? ''
  place.hidden = !suggestion
}
