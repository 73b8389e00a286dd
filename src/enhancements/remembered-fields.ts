import { formatRememberedFields, parseRememberedFields } from '../domain/storage/remembered-fields.ts'
import { typedPrefix } from '../stored/keys.ts'
import { type Control, fieldOf } from './field-state.ts'
import { putBack } from './put-back.ts'
import { type StoredEntry, storedEntry } from './stored-entry.ts'

/** In the tab's session. */
export const storedFields = (name: string): StoredEntry => storedEntry(() => sessionStorage, `${typedPrefix}${name}`)

/** `data-remembered`: the form's name. Fills empty text fields only: choices are in addresses, consent is never remembered. */
export function rememberFields(form: HTMLFormElement): void {
  const remembered = storedFields(form.dataset['remembered'] ?? '')
  const values = parseRememberedFields(remembered.read())
  const empty = textControlsOf(form).filter(({ value }) => value === '')
  putBack(empty.map((control) => ({ control, value: values.get(control.name) ?? '' })))
  form.addEventListener('input', () => remembered.write(formatRememberedFields(textControlsOf(form))))
}

/** A gift's message is stored apart. */
function textControlsOf({ elements }: HTMLFormElement): Control[] {
  return [...elements].flatMap((element) => {
    const control = fieldOf(element)?.control
    return control && !(control instanceof HTMLSelectElement) && !control.closest('[data-remembered-gift]') ? [control] : []
  })
}
