import { type Consent, noConsent } from '../../domain/consent/consent.ts'
import { isCrawler } from '../../domain/consent/crawler.ts'
import { chosenConsent } from '../../domain/consent/posted-choice.ts'
import { addSheetsOf, documentAt } from '../page/fetched-page.ts'
import { chooseConsent, keepsChoices, presentConsent } from './consent.ts'

interface Choice {
  readonly banner: HTMLElement
  readonly dialog: HTMLDialogElement
}

let loading: Promise<Choice> | undefined

/** The banner is first in the page for keyboards and screen readers. Crawlers do not get it, nor browsers that cannot store the choice. */
export async function showBanner(link: HTMLAnchorElement): Promise<void> {
  if (isCrawler(navigator.userAgent) || !keepsChoices()) return
  const { banner } = await choiceAt(link)
  // The visitor may have chosen meanwhile, in another tab or in the dialog.
  if (presentConsent()) return
  // The skip link stays the first link of the page.
  document.querySelector('a[href="#main"]')?.after(banner)
  stayAboveBars(banner)
}

export async function openPreferences(link: HTMLAnchorElement): Promise<void> {
  const { dialog } = await choiceAt(link)
  check(dialog, presentConsent())
  dialog.showModal()
}

for (const form of document.querySelectorAll('form[data-consent]')) check(form, presentConsent())
document.addEventListener('submit', keepChoice)

function keepChoice(event: SubmitEvent): void {
  const { target: form, submitter } = event
  if (!(form instanceof HTMLFormElement) || form.dataset['consent'] === undefined) return
  event.preventDefault()
  const consent = chosenConsent(new FormData(form, submitter))
  const withdraws = presentConsent()?.measurement && !consent.measurement
  chooseConsent(consent)
  // Only the worker can remove the visitor's id.
  if (withdraws) void fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).catch(() => {})
  check(form, consent)
  close(form.closest('dialog'))
  document.querySelector('[data-consent-banner]')?.remove()
  confirm(form)
}

/** Browsers without `command` have opened the dialog as a popover. */
function close(dialog: HTMLDialogElement | null): void {
  if (dialog?.matches(':popover-open')) dialog.hidePopover()
  else dialog?.close()
}

/** A browser that refuses cookies must not be told that the choice is saved. */
function confirm(form: HTMLFormElement): void {
  const place = form.parentElement?.querySelector<HTMLElement>('[data-consent-saved]')
  if (place) place.textContent = place.dataset[presentConsent() ? 'consentSaved' : 'notKept'] ?? ''
}

function check(place: Element, consent: Consent = noConsent): void {
  for (const box of place.querySelectorAll<HTMLInputElement>('input[name="group"]'))
    box.checked = box.value === 'measurement' ? consent.measurement : consent.personalisation
}

/** The choice is fetched once from the cookies page; after a failure it is fetched again. */
function choiceAt(link: HTMLAnchorElement): Promise<Choice> {
  loading ??= fetchChoice(`${link.pathname}/choice`).catch((cause: unknown) => {
    loading = undefined
    throw cause
  })
  return loading
}

async function fetchChoice(address: string): Promise<Choice> {
  const page = await documentAt(address)
  const banner = page.querySelector<HTMLElement>('[data-consent-banner]')
  const dialog = page.querySelector('dialog')
  if (!banner || !dialog) throw new Error(`no choice of cookies at ${address}`)
  await addSheetsOf(page)
  const choice = { banner: document.adoptNode(banner), dialog: document.adoptNode(dialog) }
  document.body.append(choice.dialog)
  return choice
}

/** `--bars` holds the height of the bars at the bottom, above which the element stays. */
export function stayAboveBars(element: HTMLElement): void {
  let waiting = false
  const place = () => {
    waiting = false
    if (!element.isConnected) return stop()
    element.style.setProperty('--bars', `${barsPixels(element)}px`)
  }
  const soon = () => {
    if (!waiting) requestAnimationFrame(place)
    waiting = true
  }
  const watching = new AbortController()
  // The page grows at its end when a bar appears.
  const growing = new ResizeObserver(soon)
  const stop = () => {
    watching.abort()
    growing.disconnect()
  }
  for (const happening of ['scroll', 'resize', 'transitionend', 'click'])
    addEventListener(happening, soon, { passive: true, signal: watching.signal })
  growing.observe(document.body)
  place()
}

function barsPixels(own: HTMLElement): number {
  const found = document
    .elementsFromPoint(innerWidth / 2, innerHeight - 2)
    .filter((element) => !own.contains(element))
    .find((element) => getComputedStyle(element).position === 'fixed')
  if (!(found instanceof HTMLElement) || found.closest('dialog')) return 0
  const height = innerHeight - found.getBoundingClientRect().top
  // Something that covers half of the screen is no bar.
  return height < innerHeight / 2 ? height : 0
}
