/** An unknown id scrolls to all. */
export function revealOffers(offer: number | 'all'): void {
  const forms = [...document.querySelectorAll<HTMLFormElement>(`#offers form[data-offer="${offer}"]`)]
  const form = forms.find((it) => it.checkVisibility())
  const place = form?.parentElement ?? document.getElementById('offers')
  place?.scrollIntoView({ block: form ? 'center' : 'start' })
  form?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true })
}
