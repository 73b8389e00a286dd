import { challengeForm } from './challenge.ts'
import { addSheetsOf, documentAt } from '../page/fetched-page.ts'
import { submitOnce } from './submit-once.ts'

/** Opens the form of the link's page in the dialog that `data-opens-form` names. If that fails, the browser opens the page. */
export async function openForm(link: HTMLAnchorElement): Promise<void> {
  const dialog = document.getElementById(link.dataset['opensForm'] ?? '')
  const place = dialog?.querySelector('[data-form-place]')
  if (!(dialog instanceof HTMLDialogElement) || !place) return
  if (!place.firstChild) {
    const page = await documentAt(link.href).catch(() => undefined)
    const form = page?.querySelector<HTMLFormElement>('form[data-contact]')
    if (!page || !form) return location.assign(link.href)
    // Another press has loaded the form meanwhile.
    if (place.firstChild) return
    place.append(form)
    await addSheetsOf(page)
    submitOnce(form)
    challengeForm(form)
    await import('./fields.ts')
  }
  if (!dialog.open) dialog.showModal()
}
