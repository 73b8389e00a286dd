import { maxReportLength } from '../../contract/limits.ts'
import { pageLocale } from './page-locale.ts'

/** A page that was not found, or an error (B2.31, B7.3). */
type Report = { readonly uri: string } | { readonly level: 'ERROR'; readonly message: string; readonly location: string }

export function report(what: Report): void {
  navigator.sendBeacon(`/api/error?locale=${pageLocale()}`, JSON.stringify(what))
}

export function reportMessage(message: string): void {
  report({ level: 'ERROR', message: message.slice(0, maxReportLength), location: 'application.client.error' })
}

/** Only the first error is reported, because later ones are usually its consequences. */
export function reportFirstError(): void {
  let reported = false
  const notify = (error: unknown) => {
    if (reported) return
    reported = true
    reportMessage(error instanceof Error ? error.message : String(error))
  }
  addEventListener('error', ({ error, message }) => notify(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => notify(reason))
}
