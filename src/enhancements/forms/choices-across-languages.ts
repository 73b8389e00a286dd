import { isPlainClick } from '../../hydration/browser/plain-click.ts'
import { formatRememberedFields, parseRememberedFields, storedFields } from './remembered-fields.ts'

// A link to another language of the country leaves a form. What was typed is remembered anyway; choices go along once.

const kept = storedFields('choices')

const choicesOf = () => [
  ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('form[method="post"] :is([type="radio"], select)'),
]

export function keepChoicesAcrossLanguages(): void {
  const values = parseRememberedFields(kept.read())
  kept.write(null)
  for (const control of choicesOf()) choose(control, values.get(control.name))
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-languages] a') || !isPlainClick(event)) return
    kept.write(formatRememberedFields(choicesOf().filter((control) => control instanceof HTMLSelectElement || control.checked)))
  })
}

function choose(control: HTMLInputElement | HTMLSelectElement, value: string | undefined): void {
  if (value === undefined) return
  if (control instanceof HTMLSelectElement) {
    if (control.value === value || ![...control.options].some((option) => option.value === value)) return
    control.value = value
  } else {
    if (control.checked || control.value !== value) return
    control.checked = true
  }
  for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }))
}
