import * as v from 'valibot'
import { formatGiftMessage, parseGiftMessage } from '../../domain/gift/gift-message.ts'
import { type StoredEntry, storedEntry } from '../../stored/entries.ts'
import { giftMessageKey, typedPrefix } from '../../stored/keys.ts'
import { parseStored } from '../../stored/parsed.ts'
import { type Control, fieldOf, isControl } from './field-state.ts'

const RememberedFields = v.record(v.pipe(v.string(), v.maxLength(60)), v.pipe(v.string(), v.maxLength(2000)))

export const parseRememberedFields = (text: string | null): ReadonlyMap<string, string> =>
  new Map(Object.entries(parseStored(RememberedFields, text) ?? {}))

/** Null if every field is empty, so that nothing is stored. */
export function formatRememberedFields(fields: readonly { readonly name: string; readonly value: string }[]): string | null {
  const filled = fields.filter(({ name, value }) => name && value)
  return filled.length > 0 ? JSON.stringify(Object.fromEntries(filled.map(({ name, value }) => [name, value]))) : null
}

/** Writes all values before it fires `input`, so that listeners see them all. */
export function putBack(values: readonly { readonly control: Control; readonly value: string }[]): void {
  const changed = values.filter(({ control, value }) => control.value !== value)
  for (const { control, value } of changed) control.value = value
  for (const { control } of changed) control.dispatchEvent(new Event('input', { bubbles: true }))
}

export const storedFields = (name: string): StoredEntry => storedEntry(() => sessionStorage, `${typedPrefix}${name}`)

/** `data-remembered` is the form's name. Only empty text fields are filled: choices are in addresses, and consent is never remembered. */
export function rememberFields(form: HTMLFormElement): void {
  const remembered = storedFields(form.dataset['remembered'] ?? '')
  const values = parseRememberedFields(remembered.read())
  const empty = textControlsOf(form).filter(({ value }) => value === '')
  putBack(empty.map((control) => ({ control, value: values.get(control.name) ?? '' })))
  form.addEventListener('input', () => remembered.write(formatRememberedFields(textControlsOf(form))))
}

/** The message of a gift is stored apart. */
function textControlsOf({ elements }: HTMLFormElement): Control[] {
  return [...elements].flatMap((element) => {
    const control = fieldOf(element)?.control
    return control && !(control instanceof HTMLSelectElement) && !control.closest('[data-remembered-gift]') ? [control] : []
  })
}

/** The setup of a gift and its checkout share the message. */
export const storedGiftMessage = storedEntry(() => localStorage, giftMessageKey)

export function rememberGiftMessage(part: HTMLElement): void {
  const fields = (['fromName', 'message'] as const).flatMap((name) => {
    const control = part.querySelector(`[name="${name}"]`)
    return isControl(control) ? [{ name, control }] : []
  })
  const fill = () => {
    const message = parseGiftMessage(storedGiftMessage.read())
    putBack(fields.flatMap(({ name, control }) => (control === document.activeElement ? [] : [{ control, value: message[name] }])))
  }
  // Values of the server's response are newer.
  if (fields.every(({ control }) => control.value === '')) fill()
  part.addEventListener('input', () => {
    const typed = { fromName: '', message: '', ...Object.fromEntries(fields.map(({ name, control }) => [name, control.value])) }
    storedGiftMessage.write(formatGiftMessage(typed))
  })
  // The message may have been typed on another page or in another tab.
  addEventListener('pageshow', (event) => event.persisted && fill())
  addEventListener('storage', (event) => event.key === giftMessageKey && fill())
}

/** `data-forget` has names separated by spaces; `gift-message` is the message of a gift. */
export function forgetFields({ dataset }: HTMLElement): void {
  for (const name of dataset['forget']?.split(' ') ?? []) (name === 'gift-message' ? storedGiftMessage : storedFields(name)).write(null)
}
