import { isPlainClick } from '../../hydration/browser/plain-click.ts'
import { presentConsent } from './consent.ts'

const load = () => import('./consent-choice.ts')

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
