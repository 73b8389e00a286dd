import { boxAddressIn, boxCodeIn } from '../domain/gift/box-address.ts'
import { formatOfBox } from '../domain/gift/gift.ts'
import { isPlainClick } from '../hydration/browser/plain-click.ts'
import { track } from './track.ts'

/** Chooses the format of a box in place, and reports a box that goes to the checkout. */
export function offerBox(form: HTMLFormElement): void {
  const formats = document.querySelector('[data-gift-formats]')
  if (formats) chooseInPlace(formats, form)
  form.addEventListener('submit', () => {
    const box = fieldOf(form, 'code').value
    track({ event: 'add_to_cart', box, flow: 'gifting', price: Number(form.dataset['gift']), format: formatOfBox(box) })
  })
}

/** Changes the format in the address, in the list of formats and in the form that goes to the checkout. */
function chooseInPlace(formats: Element, form: HTMLFormElement): void {
  formats.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-format]') : null
    if (!link || !(event instanceof MouseEvent) || !isPlainClick(event)) return
    event.preventDefault()
    const format = link.dataset['format'] === 'physical' ? 'physical' : 'digital'
    history.replaceState(history.state, '', boxAddressIn(location.pathname + location.search, format) + location.hash)
    for (const other of formats.querySelectorAll('a[data-format]')) other.removeAttribute('aria-current')
    link.setAttribute('aria-current', 'true')
    fieldOf(form, 'giftFormat').value = format
    const code = fieldOf(form, 'code')
    code.value = boxCodeIn(code.value, format)
  })
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement {
  const field = form.elements.namedItem(name)
  if (!(field instanceof HTMLInputElement)) throw new Error(`the form has no ${name}`)
  return field
}
