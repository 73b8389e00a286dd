import type { ErrorAlertTexts } from '../contract/report.ts'
import { pageLocale } from '../enhancements/page/page-locale.ts'
import { firstOfPath } from '../hydration/browser/once-per-path.ts'
import { crashedPrefix } from '../stored/keys.ts'
import button from '../ui/button/Button.module.css'
import dialogCss from '../ui/dialog/InfoDialog.module.css'

/** Closing it reloads the page (B8.16). Once per path and session, never without storage: some pages always crash. */
export async function showErrorAlert(): Promise<void> {
  if (document.querySelector('dialog[open]:modal') || !firstOfPath(crashedPrefix)) return
  const texts = await requestTexts()
  if (!texts) return
  const dialog = document.createElement('dialog')
  dialog.className = dialogCss.dialog ?? ''
  dialog.setAttribute('role', 'alertdialog')
  dialog.setAttribute('aria-label', texts.title)
  const body = document.createElement('div')
  body.className = `stack ${dialogCss.body ?? ''}`
  const close = Object.assign(document.createElement('button'), { type: 'button', className: button.button ?? '', autofocus: true })
  close.append(texts.close)
  close.addEventListener('click', () => dialog.close())
  for (const [tag, text] of [
    ['h2', texts.title],
    ['p', texts.text],
  ] as const) {
    const element = document.createElement(tag)
    element.append(text)
    body.append(element)
  }
  body.append(close)
  dialog.append(body)
  dialog.addEventListener('close', () => location.reload())
  document.body.append(dialog)
  dialog.showModal()
}

async function requestTexts(): Promise<ErrorAlertTexts | undefined> {
  try {
    const response = await fetch(`/api/error-alert?locale=${pageLocale()}`)
    return response.ok ? await response.json() : undefined
  } catch {
    return undefined
  }
}
