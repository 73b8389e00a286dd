import { boxAddressIn, boxCodeIn } from '../../domain/gift/box-address.ts'
import { formatOfBox } from '../../domain/gift/gift.ts'
import { isPlainClick } from '../../hydration/browser/plain-click.ts'
import { track } from '../analytics/track.ts'

export function offerBox(form: HTMLFormElement): void {
  const formats = [...document.querySelectorAll<HTMLElement>('a[data-format]')]
  for (const format of formats) choosesInPlace(format, () => choose(form, format, formats))
  form.addEventListener('submit', () => {
    const box = fieldOf(form, 'code').value
    const format = formatOfBox(box)
    const total = formats.find(({ dataset }) => dataset['format'] === format)?.dataset['total'] ?? form.dataset['gift']
    track({ event: 'add_to_cart', box, flow: 'gifting', price: Number(total), format })
  })
}

function choosesInPlace(link: HTMLElement, press: () => void): void {
  link.setAttribute('role', 'button')
  link.setAttribute('aria-pressed', String(link.hasAttribute('aria-current')))
  link.removeAttribute('aria-current')
  link.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    press()
  })
  link.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return
    event.preventDefault()
    press()
  })
}

function choose(form: HTMLFormElement, chosen: HTMLElement, formats: readonly HTMLElement[]): void {
  const format = chosen.dataset['format'] === 'physical' ? 'physical' : 'digital'
  history.replaceState(history.state, '', boxAddressIn(location.pathname + location.search, format) + location.hash)
  for (const each of formats) each.setAttribute('aria-pressed', String(each === chosen))
  const code = fieldOf(form, 'code')
  code.value = boxCodeIn(code.value, format)
  fieldOf(form, 'giftFormat').value = format
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement {
  const field = form.elements.namedItem(name)
  if (!(field instanceof HTMLInputElement)) throw new Error(`the form has no ${name}`)
  return field
}
