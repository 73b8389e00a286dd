import { useEffect, useEffectEvent, useRef } from 'react'
import { isPlainClick } from '../../hydration/browser/plain-click.ts'
import type { StayDates } from '../../domain/dates/stay-dates.ts'
import { formatStayCriteria } from '../../domain/stay/hash.ts'
import { noStayChoices } from '../../domain/stay/criteria.ts'
import type { Guests } from '../../domain/guests/guests.ts'
import { href } from '../../market/site.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { leaveTo } from '../runtime/address.ts'
import { track } from '../../enhancements/analytics/track.ts'

interface OfferClicks {
  readonly onChoose: (stayId: number, form: HTMLFormElement, event: Event) => void
  readonly onDetails: (stayId: number) => void
}

/** Listens to the whole page, since offers are rendered by the server, another island and a dialog. */
export function useOfferClicks(clicks: OfferClicks): void {
  const choose = useEffectEvent((event: Event) => {
    const form = event.target
    if (form instanceof HTMLFormElement && form.dataset['offer']) clicks.onChoose(Number(form.dataset['offer']), form, event)
  })
  const details = useEffectEvent((event: MouseEvent) => {
    if (!isPlainClick(event)) return
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-offer-detail]') : null
    if (!link) return
    event.preventDefault()
    clicks.onDetails(Number(link.dataset['offerDetail']))
  })
  useEffect(() => {
    const onSubmit = (event: Event) => choose(event)
    const onClick = (event: MouseEvent) => details(event)
    addEventListener('submit', onSubmit)
    addEventListener('click', onClick)
    return () => {
      removeEventListener('submit', onSubmit)
      removeEventListener('click', onClick)
    }
  }, [])
}

/** A second press within this time is that of an impatient visitor. */
const impatienceMs = 1000

/**
 * Sends an `OfferForm` to the checkout. While the offers of new dates load, its fields are those of the dates before: it leads to the
 * stay.
 */
export function useCheckout(): (stayId: number, form: HTMLFormElement, chosen: { dates: StayDates; guests: Guests }) => void {
  const { site } = useSite()
  const left = useRef(-impatienceMs)
  return (stayId, form, { dates, guests }) => {
    const fields = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    if (fields['checkin'] !== dates.checkin) {
      const hash = formatStayCriteria({ ...noStayChoices, dates, guests })
      return leaveTo(href(site, 'stay', { path: [stayId], hash }))
    }
    if (performance.now() - left.current < impatienceMs) return
    left.current = performance.now()
    // A form has no field for the price of a longer stay, which is known only when it is chosen.
    const price = form.querySelector<HTMLElement>('[name="nights"]:checked')?.dataset['price'] ?? fields['price']
    track({ event: 'add_to_cart', stay: stayId, flow: 'booking', price: Number(price), nights: Number(fields['nights']) })
    leaveTo(href(site, 'checkout', { query: { ...fields, price } }))
  }
}
