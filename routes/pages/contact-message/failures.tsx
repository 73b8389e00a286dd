import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { href, type Site } from '../../../src/market/site.ts'
import type { MessageFailure } from './send-message.ts'

/** Wrong fields have a summary instead. */
export function messageFailureNotice(failed: MessageFailure | undefined, site: Site): ReactNode {
  const notices: Readonly<Record<Exclude<MessageFailure, 'fields'>, ReactNode>> = {
    challenge: <Trans>We could not check that a person is writing to us. Please click on ‘Send’ again, or call us.</Trans>,
    limit: <Trans>You have sent us several messages within the last hour. Please write again later, or call us.</Trans>,
    unavailable: <SomethingWrong site={site} />,
    refused: <SomethingWrong site={site} />,
  }
  return failed && failed !== 'fields' ? notices[failed] : undefined
}

function SomethingWrong({ site }: { site: Site }): ReactNode {
  return (
    <Trans>
      Oops! Something went wrong. Please click on ‘Send’ again. If the problem persists, please consult our{' '}
      <a href={href(site, 'static', { path: ['faq'] })}>FAQs</a> on the top of the page.
    </Trans>
  )
}
