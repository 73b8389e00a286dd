import { documentAt } from '../page/fetched-page.ts'

const parts = '[data-price-part]'

/**
 * Shows the price of the chosen country: takes the parts `data-price-part` from the page at its address, and leaves what was typed. Without that
 * page, or with gift cards, its place is marked `failed`, which shows a button that posts the form.
 */
export function showCountryPrice(place: HTMLElement): void {
  const select = place.querySelector('select')
  const form = select?.form
  if (!select || !form) return
  // Without the posted cards, the page at the address has another price: the button posts the form.
  if (form.querySelector('[name="card"]')) {
    place.dataset['countryPrice'] = 'failed'
    return
  }
  let shown = [...select.options].find(({ defaultSelected }) => defaultSelected)?.value
  const follow = async () => {
    const country = select.value
    const address = new URL(location.href)
    address.searchParams.set('country', country)
    address.searchParams.delete('price')
    address.hash = ''
    holdOrders(form, country !== shown)
    if (country === shown) return
    const page = await documentAt(address.href).catch(() => undefined)
    // The visitor has chosen another country meanwhile.
    if (select.value !== country) return
    const isReplaced = page !== undefined && replaceParts(page)
    place.dataset['countryPrice'] = isReplaced ? '' : 'failed'
    holdOrders(form, false)
    if (!isReplaced) return
    shown = country
    form.action = page.querySelector<HTMLFormElement>('form[data-remembered]')?.action ?? form.action
    history.replaceState(history.state, '', address)
  }
  select.addEventListener('change', () => void follow())
  // A country that differs from the page's was put back by the browser, or chosen before this code was loaded.
  void follow()
}

function holdOrders({ elements }: HTMLFormElement, held: boolean): void {
  for (const element of elements) if (element instanceof HTMLButtonElement && element.type === 'submit') element.disabled = held
}

/** The chosen way to pay stays chosen. Returns false, and replaces nothing, if the page lacks a part. */
function replaceParts(page: Document): boolean {
  const stale = [...document.querySelectorAll(parts)]
  const fresh = [...page.querySelectorAll(parts)]
  if (stale.length !== fresh.length) return false
  const chosen = document.querySelector<HTMLInputElement>(`${parts} input:checked`)
  const isFocused = chosen === document.activeElement
  stale.forEach((part, at) => fresh[at] && part.replaceWith(fresh[at]))
  const again = chosen && document.querySelector<HTMLInputElement>(`${parts} input[value="${CSS.escape(chosen.value)}"]`)
  if (again) again.checked = true
  if (isFocused) again?.focus()
  return true
}
