/** A form may be sent again after this time, because its request may be lost. */
const waitMs = 10_000

export function submitOnce(form: HTMLFormElement): void {
  let sentAt = Number.NEGATIVE_INFINITY
  form.addEventListener('submit', (event) => {
    if (performance.now() - sentAt < waitMs) event.preventDefault()
    else sentAt = performance.now()
  })
  // A page from the back/forward cache starts afresh.
  addEventListener('pageshow', () => (sentAt = Number.NEGATIVE_INFINITY))
}
