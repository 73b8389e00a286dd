/** Milliseconds before a form may be sent again: its request may be lost. */
const waitFor = 10_000

export function submitOnce(form: HTMLFormElement): void {
  let sentAt = Number.NEGATIVE_INFINITY
  form.addEventListener('submit', (event) => {
    if (performance.now() - sentAt < waitFor) event.preventDefault()
    else sentAt = performance.now()
  })
  // Back/forward cache.
  addEventListener('pageshow', () => (sentAt = Number.NEGATIVE_INFINITY))
}
