import { longestMessage } from '../contract/report-limits.ts'

/** What is told (specification of booking, section 7): a page that was not found, or an error. */
type Report = { readonly uri: string } | { readonly level: 'ERROR'; readonly message: string; readonly location: string }

/** Tells our own server, which passes it on; nobody waits for an answer, and a page that is left sends it all the same. */
export function report(what: Report): void {
  const locale = document.documentElement.lang.replace('-', '_')
  navigator.sendBeacon(`/api/error?locale=${locale}`, JSON.stringify(what))
}

/** Tells of an error of the browser in these words, or the first of them. */
export function reportMessage(message: string): void {
  report({ level: 'ERROR', message: message.slice(0, longestMessage), location: 'application.client.error' })
}

/** Tells of the first error of a page, once: those that follow are its consequences. */
export function reportFirstError(): void {
  let told = false
  const tell = (error: unknown) => {
    if (told) return
    told = true
    reportMessage(error instanceof Error ? error.message : String(error))
  }
  addEventListener('error', ({ error, message }) => tell(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => tell(reason))
}
