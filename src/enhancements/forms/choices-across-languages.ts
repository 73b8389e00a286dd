import { isPlainClick } from '../../hydration/browser/plain-click.ts'
import { choicesIn, choose, isChosen, isList, soldHere } from './form-choices.ts'
import { formatRememberedFields, parseRememberedFields, putBack, storedFields } from './remembered-fields.ts'

// A link to another language of the country leaves a form. What was typed is remembered anyway; choices and the codes of gift cards go along
// once. They also come back after a payment that was not made.

const kept = storedFields('choices')

const chosen = () => choicesIn(document).filter(isChosen)

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
    for (const control of choicesIn(document)) choose(control, values.get(control.name))
    const field = document.querySelector<HTMLInputElement>('[name="giftCard"]')
    if (field && codesOf() === '') putBack([{ control: field, value: values.get('giftCard') ?? '' }])
  }
  document.addEventListener('submit', ({ target }) => {
    if (!(target instanceof HTMLFormElement)) return
    const codes = target.querySelector('[name="card"]') ? codesOf() : ''
    // Only a checkout is come back to.
    const isCheckout = soldHere().trim() !== ''
    const lists = chosen().filter((control) => isCheckout && isList(control) && control.form === target)
    if (codes || lists.length > 0) kept.write(formatRememberedFields([...lists, { name: 'giftCard', value: codes }, sold()]))
  })
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-languages] a') || !isPlainClick(event)) return
    kept.write(formatRememberedFields([...chosen(), { name: 'giftCard', value: codesOf() }, sold()]))
  })
}
