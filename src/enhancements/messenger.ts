import { loadScript } from './load-script.ts'
import { pageLocale } from './page-locale.ts'

declare global {
  interface Window {
    /** What the script of a messenger defines. `opener` has the focus again when the panel closes. */
    readonly escaleMessenger?: { readonly open: (options: { locale: string; opener: HTMLElement }) => void }
  }
}

/** A message beside the button where the script does not load. */
export async function openMessenger(button: HTMLElement): Promise<void> {
  const message = button.parentElement?.querySelector('output')
  try {
    await loadScript(button.dataset['messenger'] ?? '')
    if (!window.escaleMessenger) throw new Error('the script defines no messenger')
    window.escaleMessenger.open({ locale: pageLocale(), opener: button })
    if (message) message.textContent = ''
  } catch {
    if (message) message.textContent = message.dataset['failed'] ?? ''
  }
}
