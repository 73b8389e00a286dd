import { isPlainClick } from '../hydration/browser/plain-click.ts'
import { presentConsent } from './consent.ts'

const load = () => import('./consent-choice.ts')

/**
 * Asks for a choice of cookies where there is none, and opens it from the footer's link, which without scripts leads to the form on the cookies page. There
 * the form itself is enough.
 */
export function followConsent(link: HTMLAnchorElement): void {
  // Asking is repeated on the next page.
  const passOver = () => {}
  if (document.querySelector('form[data-consent]')) return void load().catch(passOver)
  if (!presentConsent())
    load()
      .then(({ askConsent }) => askConsent(link))
      .catch(passOver)
  link.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    load()
      .then(({ openPreferences }) => openPreferences(link))
      .catch(() => location.assign(link.href))
  })
}
