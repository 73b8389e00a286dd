/** Shares the page's address, hash included: by the system's dialog, or by the clipboard with a message in the `output` beside the button. */
export async function share(button: HTMLElement): Promise<void> {
  const { title, location } = document
  const system: Partial<Pick<Navigator, 'share'>> = navigator
  const message = button.parentElement?.querySelector('output')
  try {
    if (system.share) return await system.share.call(navigator, { title, url: location.href })
    await navigator.clipboard.writeText(location.href)
    if (message) message.textContent = message.dataset['copied'] ?? ''
  } catch (cause) {
    // The visitor closed the dialog.
    if (cause instanceof DOMException && cause.name === 'AbortError') return
    if (message) message.textContent = message.dataset['failed'] ?? ''
  }
}
