/** Scrolls to the offers, or to one of them (its stay's id), whose action then has the focus. One that is not on the page is all of them. */
export function revealOffers(offer: number | 'all'): void {
  const forms = [...document.querySelectorAll<HTMLFormElement>(`#offers form[data-offer="${offer}"]`)]
  const form = forms.find((it) => it.checkVisibility())
  const place = form?.parentElement ?? document.getElementById('offers')
  place?.scrollIntoView({ block: form ? 'center' : 'start' })
  form?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true })
}
