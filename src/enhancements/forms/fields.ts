import { clear, fieldOf, type FieldOnPage, isBox, isControl, isWrong, messageOf, showMessage, validate } from './field-state.ts'
import { keepChoicesAcrossLanguages } from './choices-across-languages.ts'
import { rememberFields, rememberGiftMessage } from './remembered-fields.ts'
import { copyTyped } from './typed-copies.ts'

// Fields are validated when they are left and when their form is sent. Pages with fields load this code on demand.

/** B5.34: how long a field says that it takes no more characters. */
const tooLongShownForMs = 1000
/** Screen readers are told the number of characters left after such a pause in typing. */
const typingPauseMs = 1000

let pressed = false
const pauses = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>()

document.addEventListener('focusout', ({ target }) => {
  const left = fieldOf(target)
  // The visitor has left the window and not the field.
  if (!left || document.activeElement === target) return
  // The words beside a box are links, read before it is ticked.
  if (isBox(left.control)) return
  // A message must not move the button that is being pressed.
  if (pressed) addEventListener('pointerup', () => setTimeout(() => check(left)), { once: true })
  else check(left)
})
addEventListener('pointerdown', () => (pressed = true), true)
for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => (pressed = false), true)
document.addEventListener('beforeinput', refuseTooLong)
document.addEventListener('input', ({ target }) => {
  const changed = fieldOf(target)
  if (changed) {
    clear(changed)
    hideSuggestion(changed.field)
    count(changed)
  }
  // Every choice may show or hide fields.
  if (isControl(target)) followSummary(target.form)
})
document.addEventListener('change', ({ target }) => {
  // Postal codes depend on the country.
  if (!(target instanceof HTMLSelectElement) || !target.autocomplete.includes('country')) return
  for (const field of fieldsOf(target.form))
    if (field.field.dataset['state'] && field.field.dataset['field'] === 'postcode') validate(field)
})
document.addEventListener('keydown', pressOwnButton)
document.addEventListener('click', leaveValidationToUs, true)
document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element)) return
  const suggestion = event.target.closest('[data-suggestion] button')
  if (suggestion) pick(suggestion)
  const link = event.target.closest<HTMLAnchorElement>('[data-error-summary] a')
  // The hash holds the visitor's choices, so the link must not replace it.
  if (link) goTo(link.hash.slice(1), event)
})
// Captured, so that it runs before the form's own listeners.
document.addEventListener('submit', refuseErrors, true)

// Fields may have been filled in and left before this code was loaded.
for (const left of [...document.forms].flatMap(fieldsOf))
  if ('defaultValue' in left.control && left.control.value !== left.control.defaultValue && !left.control.matches(':focus')) validate(left)
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-remembered]')) rememberFields(form)
for (const part of document.querySelectorAll<HTMLElement>('[data-remembered-gift]')) rememberGiftMessage(part)
copyTyped()
keepChoicesAcrossLanguages()

function fieldsOf(form: HTMLFormElement | null): FieldOnPage[] {
  return [...(form?.elements ?? [])].flatMap((control) => fieldOf(control) ?? [])
}

function check(left: FieldOnPage): void {
  validate(left)
  followSummary(left.control.form)
}

/** A summary has what is still wrong of the fields that were refused. */
function followSummary(form: HTMLFormElement | null): void {
  const summary = form?.querySelector<HTMLElement>('[data-error-summary]')
  if (!summary) return
  const entries = [...summary.querySelectorAll('li')]
  for (const entry of entries) {
    const listed = fieldOf(document.getElementById(entry.querySelector('a')?.hash.slice(1) ?? ''))
    entry.hidden = !listed || !isWrong(listed)
    const message = listed && messageOf(listed.field)
    const shown = entry.querySelector('span')
    if (message && shown) shown.textContent = message
  }
  summary.hidden = entries.every(({ hidden }) => hidden)
}

function refuseTooLong(event: InputEvent): void {
  const typed = fieldOf(event.target)
  if (!typed || !('maxLength' in typed.control) || typed.control.maxLength < 0) return
  const { value, maxLength, selectionStart, selectionEnd } = typed.control
  const added = event.inputType.startsWith('insertLine') ? 1 : (event.data ?? event.dataTransfer?.getData('text/plain') ?? '').length
  if (added === 0 || value.length + added - ((selectionEnd ?? 0) - (selectionStart ?? 0)) <= maxLength) return
  event.preventDefault()
  showMessage(typed.field, 'tooLong')
  setTimeout(() => messageIs('tooLong', typed.field) && showMessage(typed.field, undefined), tooLongShownForMs)
}

const messageIs = (name: string, field: HTMLElement) => field.querySelector(`[data-error="${name}"]:not([hidden])`) !== null

/** The count is visible at once, and read out after a pause. */
function count({ field, control }: FieldOnPage): void {
  const counter = field.querySelector('[data-count]')
  const left = field.querySelector<HTMLElement>('[data-left]')
  if (!counter || !left || !('maxLength' in control)) return
  counter.textContent = `${control.value.length}/${control.maxLength}`
  clearTimeout(pauses.get(field))
  const report = () => (left.textContent = `${left.dataset['left']} ${control.maxLength - control.value.length}`)
  if (document.activeElement === control) pauses.set(field, setTimeout(report, typingPauseMs))
}

function hideSuggestion(field: HTMLElement): void {
  const suggestion = field.querySelector<HTMLElement>('[data-suggestion]')
  if (suggestion) suggestion.hidden = true
}

function pick(suggestion: Element): void {
  const picked = fieldOf(suggestion.closest('[data-field]')?.querySelector('input'))
  if (!picked) return
  picked.control.value = suggestion.textContent
  picked.control.dispatchEvent(new Event('input', { bubbles: true }))
  validate(picked)
  picked.control.focus()
}

/**
 * Turns off the browser's own messages at a click, which Enter fires too: an island that hydrates later has a form without the attribute.
 */
function leaveValidationToUs({ target }: Event): void {
  const button = target instanceof Element && target.closest('button, input')
  const form = (button instanceof HTMLButtonElement || button instanceof HTMLInputElement) && button.form
  if (form && fieldsOf(form).length > 0) form.noValidate = true
}

/** Enter would press the first button of the form, which orders. */
function pressOwnButton(event: KeyboardEvent): void {
  const { target, key, isComposing } = event
  const place = key === 'Enter' && !isComposing && target instanceof HTMLInputElement && target.closest('[data-enter]')
  if (!place) return
  event.preventDefault()
  place.querySelector('button')?.click()
}

function goTo(id: string, event: Event): void {
  event.preventDefault()
  document.getElementById(id)?.focus()
}

function refuseErrors(event: SubmitEvent): void {
  const { target: form, submitter } = event
  if (!(form instanceof HTMLFormElement) || submitter?.hasAttribute('formnovalidate')) return
  const wrong = fieldsOf(form).filter(validate)
  const summary = form.querySelector<HTMLElement>('[data-error-summary]')
  if (summary) summary.hidden = wrong.length === 0
  if (wrong.length === 0) return
  event.preventDefault()
  event.stopImmediatePropagation()
  summary?.querySelector('ul')?.replaceChildren(...wrong.map(linkTo))
  const place = summary ?? wrong[0]?.control
  place?.focus()
}

function linkTo({ field, control }: FieldOnPage): HTMLLIElement {
  const entry = document.createElement('li')
  const link = document.createElement('a')
  const message = document.createElement('span')
  link.href = `#${control.id}`
  link.textContent = field.dataset['label'] ?? field.querySelector('label')?.textContent ?? ''
  message.textContent = messageOf(field)
  entry.append(link, ' ', message)
  return entry
}
