/**
 * The link in a gift's e-mail has the code in its fragment, which no server and no referrer sees. It moves into the field, and leaves the
 * address at once: links to other languages, to the account and back, and events read the fragment.
 */
export function takeCode(field: HTMLInputElement): void {
  const take = () => {
    const code = new URLSearchParams(location.hash.slice(1)).get('code')
    if (code === null) return
    history.replaceState(history.state, '', location.pathname + location.search)
    field.value = code
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  take()
  addEventListener('hashchange', take)
}
