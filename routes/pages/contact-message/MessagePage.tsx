import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { href, type Site } from '../../../src/market/site.ts'
import { ContactForm } from '../../../src/ui/contact/ContactForm.tsx'
import { PopularFaqs } from '../../../src/ui/contact/PopularFaqs.tsx'
import { Section } from '../../../src/ui/layout/Page.tsx'
import { PhoneBanner } from '../../../src/ui/notice/PhoneBanner.tsx'
import type { PageContext } from '../../context.ts'
import type { ContactDetails } from '../contact/contact-details.ts'
import type { MessageFailure, MessageState } from './send-message.ts'
import css from '../../../src/ui/contact/Contact.module.css'

interface MessagePageProps extends ContactDetails {
  readonly context: PageContext
  readonly state: MessageState
}

export function MessagePage({ context, contact, phone, state }: MessagePageProps): ReactNode {
  const { site, customerService } = context
  return (
    <Section>
      <div className={css.message}>
        <p>
          <a href={href(site, 'contact')}>
            <Trans>Back to the contact page</Trans>
          </a>
        </p>
        <h1>
          <Trans>Leave us a message</Trans>
        </h1>
        {contact && (
          <details className={css.help}>
            <summary>
              <Trans>Popular questions</Trans>
            </summary>
            <PopularFaqs faqs={contact.popularFaqs} />
          </details>
        )}
        <ContactForm
          action={href(site, 'contact', { path: ['message'] })}
          values={state.values}
          errors={state.errors}
          challenge={customerService.challenge}
          notice={messageFailureNotice(state.failed, site)}
          phone={phone}
        />
        {phone && <PhoneBanner contact={phone} />}
      </div>
    </Section>
  )
}

function messageFailureNotice(failed: MessageFailure | undefined, site: Site): ReactNode {
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
