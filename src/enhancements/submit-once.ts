/** Milliseconds after which a form may be sent again: its request may be lost. */
const waitFor = 10_000

export function submitOnce(form: HTMLFormElement): void {
  let sentAt = Number.NEGATIVE_INFINITY
  form.addEventListener('submit', (event) => {
    if (performance.now() - sentAt < waitFor) event.preventDefault()
    else sentAt = performance.now()
  })
  // From the back/forward cache.
  addEventListener('pageshow', () => (sentAt = Number.NEGATIVE_INFINITY))
}
