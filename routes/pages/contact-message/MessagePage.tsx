import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { href } from '../../../src/market/site.ts'
import { ContactForm } from '../../../src/ui/contact/ContactForm.tsx'
import css from '../../../src/ui/contact/Contact.module.css'
import { PopularFaqs } from '../../../src/ui/contact/PopularFaqs.tsx'
import { Section } from '../../../src/ui/layout/Page.tsx'
import { PhoneBanner } from '../../../src/ui/notice/PhoneBanner.tsx'
import type { PageContext } from '../../context.ts'
import { messageFailureNotice } from './failures.tsx'
import type { ContactParts } from '../contact/contact-parts.ts'
import type { MessageState } from './send-message.ts'

interface MessagePageProps extends ContactParts {
  readonly context: PageContext
  readonly state: MessageState
}

/** The contact page opens the form in a dialog. */
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
