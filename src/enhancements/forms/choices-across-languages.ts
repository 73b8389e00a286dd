import { isPlainClick } from '../../hydration/browser/plain-click.ts'
import { formatRememberedFields, parseRememberedFields, putBack, storedFields } from './remembered-fields.ts'

// A link to another language of the country leaves a form. What was typed is remembered anyway; choices and the codes of gift cards go along
// once. They also come back after a payment that was not made.

const kept = storedFields('choices')

const choicesOf = () => [
  ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('form[method="post"] :is([type="radio"], select)'),
]

const chosen = () => choicesOf().filter((control) => control instanceof HTMLSelectElement || control.checked)

/** What the checkout at this address sells: codes that were entered for it are for nothing else. */
function soldHere(): string {
  const query = new URLSearchParams(location.search)
  return ['product', 'checkin', 'code', 'id'].map((name) => query.get(name) ?? '').join(' ')
}

/** The cards of the form, without what each pays, and what is typed. */
const codesOf = () =>
  [...document.querySelectorAll<HTMLInputElement>('[name="card"], [name="giftCard"]')]
    .map(({ value }) => value.replace(/=\d+$/, ''))
    .join(' ')
    .trim()

const sold = () => ({ name: 'sold', value: soldHere() })

export function keepChoicesAcrossLanguages(): void {
  const values = parseRememberedFields(kept.read())
  kept.write(null)
  if (values.get('sold') === soldHere()) {
    for (const control of choicesOf()) choose(control, values.get(control.name))
    const field = document.querySelector<HTMLInputElement>('[name="giftCard"]')
    if (field && codesOf() === '') putBack([{ control: field, value: values.get('giftCard') ?? '' }])
  }
  document.addEventListener('submit', ({ target }) => {
    if (!(target instanceof HTMLFormElement)) return
    const codes = target.querySelector('[name="card"]') ? codesOf() : ''
    // Only a checkout is come back to.
    const isCheckout = soldHere().trim() !== ''
    const lists = chosen().filter((control) => isCheckout && control instanceof HTMLSelectElement && control.form === target)
    if (codes || lists.length > 0) kept.write(formatRememberedFields([...lists, { name: 'giftCard', value: codes }, sold()]))
  })
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-languages] a') || !isPlainClick(event)) return
    kept.write(formatRememberedFields([...chosen(), { name: 'giftCard', value: codesOf() }, sold()]))
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
