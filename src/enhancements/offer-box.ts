import { boxAddressIn, boxCodeIn } from '../domain/gift/box-address.ts'
import { formatOfBox } from '../domain/gift/gift.ts'
import { track } from './track.ts'

/** Reports a box that goes to the checkout. */
export function trackOffer(form: HTMLFormElement): void {
  form.addEventListener('submit', () => {
    const box = fieldOf(form, 'code').value
    track({ event: 'add_to_cart', box, flow: 'gifting', price: Number(form.dataset['gift']), format: formatOfBox(box) })
  })
}

/** Chooses the format of a link in place: in the address, in the list of formats and in the form that goes to the checkout. */
export function chooseFormat(link: HTMLElement): void {
  const format = link.dataset['format'] === 'physical' ? 'physical' : 'digital'
  history.replaceState(history.state, '', boxAddressIn(location.pathname + location.search, format) + location.hash)
  for (const other of document.querySelectorAll('a[data-format]')) other.removeAttribute('aria-current')
  link.setAttribute('aria-current', 'true')
  const form = document.querySelector<HTMLFormElement>('form[data-gift]')
  if (!form) return
  const code = fieldOf(form, 'code')
  code.value = boxCodeIn(code.value, format)
  fieldOf(form, 'giftFormat').value = format
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement {
  const field = form.elements.namedItem(name)
  if (!(field instanceof HTMLInputElement)) throw new Error(`the form has no ${name}`)
  return field
}
