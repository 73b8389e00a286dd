import { type Consent, noConsent } from '../domain/consent/consent.ts'
import { isCrawler } from '../domain/consent/crawler.ts'
import { chosenConsent } from '../domain/consent/posted-choice.ts'
import { stayAboveBars } from './above-bars.ts'
import { chooseConsent, keepsChoices, presentConsent } from './consent.ts'
import { addSheetsOf, documentAt } from './fetched-page.ts'

interface Choice {
  readonly banner: HTMLElement
  readonly dialog: HTMLDialogElement
}

let loading: Promise<Choice> | undefined

/** Puts the banner first for keyboards and screen readers; not for crawlers, nor where the choice cannot be stored. */
export async function showBanner(link: HTMLAnchorElement): Promise<void> {
  if (isCrawler(navigator.userAgent) || !keepsChoices()) return
  const { banner } = await choiceAt(link)
  // Chosen meanwhile, in another tab or in the dialog.
  if (presentConsent()) return
  // After the skip link.
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

/** A popover in browsers without `command`. */
function close(dialog: HTMLDialogElement | null): void {
  if (dialog?.matches(':popover-open')) dialog.hidePopover()
  else dialog?.close()
}

function confirm(form: HTMLFormElement): void {
  const place = form.parentElement?.querySelector<HTMLElement>('[data-consent-saved]')
  if (place) place.textContent = place.dataset['consentSaved'] ?? ''
}

function check(place: Element, consent: Consent = noConsent): void {
  for (const box of place.querySelectorAll<HTMLInputElement>('input[name="group"]'))
    box.checked = box.value === 'measurement' ? consent.measurement : consent.personalisation
}

/** Fetched once from the cookies page; a failure is tried again. */
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
