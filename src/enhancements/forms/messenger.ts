import { loadScript } from '../page/load-script.ts'
import { pageLocale } from '../page/page-locale.ts'

declare global {
  interface Window {
    /** The messenger's script defines it. `opener` gets the focus after closing. */
    readonly escaleMessenger?: { readonly open: (options: { locale: string; opener: HTMLElement }) => void }
  }
}

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
