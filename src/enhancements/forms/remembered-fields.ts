import * as v from 'valibot'
import { cleanValue } from '../../domain/field/field-error.ts'
import { freeAmount } from '../../domain/gift/gift.ts'
import { formatGiftMessage, parseGiftMessage } from '../../domain/gift/gift-message.ts'
import { type StoredEntry, storedEntry } from '../../stored/entries.ts'
import { typedPrefix } from '../../stored/keys.ts'
import { parseStored } from '../../stored/parsed.ts'
import { type Control, fieldOf, isBox, isControl } from './field-state.ts'
import { type ChoiceControl, choicesIn, choose, isChosen, isList, soldHere } from './form-choices.ts'

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

/** The focused field waits until it is left empty: text that appears in it would be typed into. */
function fillEmpty(values: readonly { readonly control: Control; readonly value: string }[]): void {
  const empty = values.filter(({ control }) => control.value === '')
  const focused = empty.find(({ control }) => control === document.activeElement)
  if (focused) fillOnceLeft(focused.control, focused.value)
  putBack(empty.filter((each) => each !== focused))
}

function fillOnceLeft(control: Control, value: string): void {
  const typed = new AbortController()
  control.addEventListener('input', () => typed.abort(), { signal: typed.signal })
  control.addEventListener('blur', () => fillEmpty([{ control, value }]), { once: true, signal: typed.signal })
}

export const storedFields = (name: string): StoredEntry => storedEntry(() => sessionStorage, `${typedPrefix}${name}`)

/**
 * `data-remembered` is the form's name. Only empty text fields are filled. What is chosen is for one gift or stay, though its name may be shared
 * by several. Consent is never remembered.
 */
export function rememberFields(form: HTMLFormElement): void {
  const remembered = storedFields(form.dataset['remembered'] ?? '')
  const values = parseRememberedFields(remembered.read())
  const texts = textControlsOf(form)
  // A form that comes back with what was typed comes with what was chosen, too, which is newer.
  const isAnswer = texts.some(({ defaultValue }) => defaultValue !== '')
  fillEmpty(texts.map((control) => ({ control, value: values.get(control.name) ?? '' })))
  if (!isAnswer && values.get(soldName) === soldHere())
    for (const control of untouchedChoicesOf(form)) choose(control, values.get(control.name))
  form.addEventListener('input', () => {
    const chosen = choicesOf(form).filter((control) => isChosen(control) && control.value)
    const sold = chosen.length > 0 ? [{ name: soldName, value: soldHere() }] : []
    remembered.write(formatRememberedFields([...textControlsOf(form), ...chosen, ...sold]))
  })
}

/** No field has this name. */
const soldName = 'sold'

/** The message of a gift is stored apart, and codes of gifts are not stored. */
function textControlsOf({ elements }: HTMLFormElement): Exclude<Control, HTMLSelectElement>[] {
  return [...elements].flatMap((element) => {
    const control = fieldOf(element)?.control
    return control &&
      !(control instanceof HTMLSelectElement) &&
      !isBox(control) &&
      !control.closest('[data-remembered-gift], [data-unremembered]')
      ? [control]
      : []
  })
}

/** The country of a delivery is in the address. */
const choicesOf = (form: HTMLFormElement): ChoiceControl[] =>
  choicesIn(form).filter((control) => !control.closest('[data-country-price], [data-unremembered]'))

/** The visitor may choose before this code is loaded, and a browser that goes back puts choices back. */
function untouchedChoicesOf(form: HTMLFormElement): ChoiceControl[] {
  const choices = choicesOf(form)
  const touched = new Set(choices.filter(isTouched).map(({ name }) => name))
  return choices.filter(({ name }) => !touched.has(name))
}

function isTouched(control: ChoiceControl): boolean {
  if (!isList(control)) return control.checked !== control.defaultChecked
  const initial = [...control.options].findIndex(({ defaultSelected }) => defaultSelected)
  return control.selectedIndex !== Math.max(0, initial)
}

/** What is chosen beside the message of a gift card is a part of its name: each amount is a gift of its own. */
const amountFields = '[name="amount"], [name="euros"]'

export function chosenAmount(): string {
  const chosen = document.querySelector<HTMLInputElement>('[name="amount"]:checked')?.value ?? ''
  const typed = document.querySelector<HTMLInputElement>('[name="euros"]')?.value ?? ''
  return chosen === freeAmount ? cleanValue({ kind: 'amount' }, typed) : chosen
}

/**
 * The pages of one gift share its message within the tab: `data-remembered-gift` is its name, which the chosen amount completes where it ends
 * with a hyphen.
 */
export function rememberGiftMessage(part: HTMLElement): void {
  const fields = (['fromName', 'message'] as const).flatMap((name) => {
    const control = part.querySelector(`[name="${name}"]`)
    return isControl(control) ? [{ name, control }] : []
  })
  const entry = () => {
    const name = part.dataset['rememberedGift'] ?? ''
    return storedFields(name.endsWith('-') ? name + chosenAmount() : name)
  }
  const isEmpty = () => fields.every(({ control }) => control.value === '')
  const remembered = () => {
    const message = parseGiftMessage(kept.read())
    return fields.map(({ name, control }) => ({ control, value: message[name] }))
  }
  let kept = entry()
  const keep = () => {
    const typed = { fromName: '', message: '', ...Object.fromEntries(fields.map(({ name, control }) => [name, control.value])) }
    kept.write(formatGiftMessage(typed))
  }
  // Each by itself: a browser that goes back puts back some fields and leaves others empty. Values of the server's response are newer.
  fillEmpty(remembered())
  part.addEventListener('input', keep)
  document.addEventListener('input', ({ target }) => {
    // Who types first and chooses the amount then means this gift.
    if (!(target instanceof Element && target.matches(amountFields))) return
    if (!isEmpty()) kept.write(null)
    kept = entry()
    fillEmpty(remembered())
    keep()
  })
  // The message may have been typed or sent on another page of the gift.
  addEventListener(
    'pageshow',
    (event) => event.persisted && putBack(remembered().filter(({ control }) => control !== document.activeElement)),
  )
}

/** `data-forget` has names separated by spaces. */
export function forgetFields({ dataset }: HTMLElement): void {
  for (const name of dataset['forget']?.split(' ') ?? []) storedFields(name).write(null)
}
