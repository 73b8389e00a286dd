/** Uses the system's dialog, or the clipboard with a message in the `output` beside the button. */
export async function share(button: HTMLElement): Promise<void> {
  const { title } = document
  const url = new URL(button.dataset['share'] || location.href, location.href).href
  const system: Partial<Pick<Navigator, 'share'>> = navigator
  const message = button.parentElement?.querySelector('output')
  try {
    if (system.share) return await system.share.call(navigator, { title, url })
    await navigator.clipboard.writeText(url)
    if (message) message.textContent = message.dataset['copied'] ?? ''
  } catch (cause) {
    // The visitor has closed the system's dialog.
    if (cause instanceof DOMException && cause.name === 'AbortError') return
    if (message) message.textContent = message.dataset['failed'] ?? ''
  }
}
