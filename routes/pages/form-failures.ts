import type { ReactNode } from 'react'

/** Why a form was not ordered. Without a notice, the page shows it by other means. */
export interface FormFailure {
  /** Of the response to the form. */
  readonly status: number
  readonly notice: ReactNode
}

/** What a page asks of its table of failures. */
export function readingFailures<Name extends string>(failures: Readonly<Record<Name, FormFailure>>) {
  return {
    statusOf: (failed: Name): number => failures[failed].status,
    noticeOf: (failed: Name | undefined): ReactNode => failed && failures[failed].notice,
    /** A payment that was not made was no error of the form, and an order that is paid already is none at all. */
    isRefusedForm: (failed: Name | undefined): boolean => failed !== undefined && failed !== 'paid' && failures[failed].status >= 400,
  }
}
