import { isPlainClick } from '../hydration/browser/plain-click.ts'
import { presentConsent } from './consent.ts'

const load = () => import('./consent-choice.ts')

/**
 * Shows the banner where there is no choice of cookies, and opens the dialog from the footer's link. Without scripts that is a link to
 * the form on the cookies page, where the form itself is enough.
 */
export function followConsent(link: HTMLAnchorElement): void {
  // The next page tries again.
  const passOver = () => {}
  if (document.querySelector('form[data-consent]')) return void load().catch(passOver)
  if (!presentConsent())
    load()
      .then(({ showBanner }) => showBanner(link))
      .catch(passOver)
  link.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    load()
      .then(({ openPreferences }) => openPreferences(link))
      .catch(() => location.assign(link.href))
  })
}
