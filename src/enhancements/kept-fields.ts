import { formatKeptFields, parseKeptFields } from '../domain/storage/kept-fields.ts'
import { type Control, fieldOf } from './field-state.ts'
import { putBack } from './put-back.ts'
import { type StoredEntry, storedEntry } from './stored-entry.ts'

/** What was typed into the form of this name, for as long as the tab is open. */
export const storedFields = (name: string): StoredEntry => storedEntry(() => sessionStorage, `escale.kept.${name}`)

/**
 * Keeps what is typed into the form (`data-kept`: its name) and puts it back into fields that are empty. Choices are in addresses, consent is
 * given each time: only fields for text are kept.
 */
export function keepFields(form: HTMLFormElement): void {
  const kept = storedFields(form.dataset['kept'] ?? '')
  const values = parseKeptFields(kept.read())
  const empty = textControlsOf(form).filter(({ value }) => value === '')
  putBack(empty.map((control) => ({ control, value: values.get(control.name) ?? '' })))
  form.addEventListener('input', () => kept.write(formatKeptFields(textControlsOf(form))))
}

/** Those of a gift's message have a place of their own. */
function textControlsOf({ elements }: HTMLFormElement): Control[] {
  return [...elements].flatMap((element) => {
    const control = fieldOf(element)?.control
    return control && !(control instanceof HTMLSelectElement) && !control.closest('[data-kept-gift]') ? [control] : []
  })
}
