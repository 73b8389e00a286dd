import { maxCodeLength, personalizations } from '../../contract/analytics-limits.ts'
import { productOfCheckout, productOfPath } from '../../domain/analytics/item-address.ts'
import { pageView } from './card-item.ts'
import { pathOf } from '../../market/site.ts'
import { isControl } from '../forms/field-state.ts'
import { track } from './track.ts'

export function watchForms(): () => void {
  addEventListener('change', personalize)
  addEventListener('submit', payLater)
  return () => {
    removeEventListener('change', personalize)
    removeEventListener('submit', payLater)
  }
}

function personalize({ target }: Event): void {
  const kind = isControl(target) ? personalizations.find((name) => name === target.name) : undefined
  if (!isControl(target) || !kind) return
  // Typed text stays on the page.
  const isChoice = target instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(target.type)
  const { site } = pageView()
  const product = { ...productOfCheckout(new URLSearchParams(location.search)), ...productOfPath(site, location.pathname) }
  const { stay, activity, box } = product
  const choice = isChoice && (target.type === 'radio' || target.checked) ? target.value.slice(0, maxCodeLength) : ''
  track({
    event: 'personalization_item',
    kind,
    ...(choice && { choice }),
    ...(stay ? { stay } : activity ? { activity } : box ? { box } : {}),
  })
}

/** Other ways to the checkout are reported by their islands. */
function payLater({ target, defaultPrevented }: Event): void {
  if (defaultPrevented || !(target instanceof HTMLFormElement) || !target.closest('travel-island[data-name="booking"]')) return
  if (new URL(target.action).pathname !== pathOf(pageView().site, 'checkout')) return
  const fields = new URLSearchParams([...new FormData(target)].map(([name, value]) => [name, String(value)]))
  const [stay, price, nights] = ['product', 'price', 'nights'].map((name) => Number(fields.get(name)))
  if (stay && price) track({ event: 'add_to_cart', stay, flow: 'booking', price, ...(nights && { nights }) })
}
