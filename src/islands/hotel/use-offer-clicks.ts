import { useEffect, useEffectEvent } from 'react'
import { isPlainClick } from '../../hydration/browser/plain-click.ts'

interface OfferClicks {
  readonly onChoose: (stayId: number, form: HTMLFormElement, event: Event) => void
  readonly onDetails: (stayId: number) => void
}

/** Delegates: the server, an island and a dialog render offers. */
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
