import { useEffect, useEffectEvent } from 'react'
import { isPlainClick } from '../../hydration/plain-click.ts'

interface OfferClicks {
  /** An offer's form is about to be sent. */
  readonly onChoose: (stayId: number, form: HTMLFormElement, event: Event) => void
  /** The details of an offer are asked for. */
  readonly onDetails: (stayId: number) => void
}

/** Listens to the offers of the page, whoever rendered them: the server, the offers' own island, or the dialog of one. */
export function useOfferClicks(it: OfferClicks): void {
  const choose = useEffectEvent((event: Event) => {
    const form = event.target
    if (form instanceof HTMLFormElement && form.dataset['offer']) it.onChoose(Number(form.dataset['offer']), form, event)
  })
  const details = useEffectEvent((event: MouseEvent) => {
    if (!isPlainClick(event)) return
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-offer-detail]') : null
    if (!link) return
    event.preventDefault()
    it.onDetails(Number(link.dataset['offerDetail']))
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
