import { challengeForm } from './challenge.ts'
import { submitOnce } from './submit-once.ts'

/**
 * Opens the form of the link's page in the dialog that the link names (`data-opens-form`), with the stylesheets of that page. Where it does
 * not load, the browser opens the page.
 */
export async function openForm(link: HTMLAnchorElement): Promise<void> {
  const dialog = document.getElementById(link.dataset['opensForm'] ?? '')
  const place = dialog?.querySelector('[data-form-place]')
  if (!(dialog instanceof HTMLDialogElement) || !place) return
  if (!place.firstChild) {
    const page = await documentAt(link.href)
    const form = page?.querySelector<HTMLFormElement>('form[data-contact]')
    if (!page || !form) return location.assign(link.href)
    // A second press while it was loading.
    if (place.firstChild) return
    place.append(form)
    await stylesOf(page)
    submitOnce(form)
    challengeForm(form)
    await import('./fields.ts')
  }
  if (!dialog.open) dialog.showModal()
}

/** Undefined where there is no such page. It is parsed as a document without scripts. */
function documentAt(address: string): Promise<Document | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('GET', address)
    request.responseType = 'document'
    request.addEventListener('loadend', () => resolve(request.status === 200 ? (request.responseXML ?? undefined) : undefined))
    request.send()
  })
}

/** Resolves when the page has the stylesheets of the other one, as far as they load. */
async function stylesOf(page: Document): Promise<void> {
  const sheets = (root: Document) => [...root.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  const known = new Set(sheets(document).map(({ href }) => href))
  const missing = sheets(page).filter(({ href }) => !known.has(href))
  const loading = missing.map(
    ({ href }) =>
      new Promise((settled) => {
        const sheet = document.createElement('link')
        sheet.rel = 'stylesheet'
        sheet.href = href
        for (const end of ['load', 'error']) sheet.addEventListener(end, settled)
        document.head.append(sheet)
      }),
  )
  await Promise.all(loading)
}
