import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { href } from '../../../src/market/site.ts'
import { Button, LinkButton } from '../../../src/ui/button/Button.tsx'
import css from '../../../src/ui/contact/Contact.module.css'
import { PopularFaqs } from '../../../src/ui/contact/PopularFaqs.tsx'
import { CommandedDialog } from '../../../src/ui/dialog/InfoDialog.tsx'
import { Icon } from '../../../src/ui/icon/Icon.tsx'
import { Section } from '../../../src/ui/layout/Page.tsx'
import { linkTo } from '../../../src/ui/link/link-to.ts'
import { Notice } from '../../../src/ui/notice/Notice.tsx'
import type { PageContext } from '../../context.ts'
import type { ContactDetails } from './contact-details.ts'

interface ContactPageProps extends ContactDetails {
  readonly context: PageContext
  readonly isSent: boolean
}

export function ContactPage({ context, contact, phone, isSent }: ContactPageProps): ReactNode {
  const { site } = context
  return (
    <>
      <Section>
        <div className="stack">
          {isSent && <Thanks faq={href(site, 'static', { path: ['faq'] })} />}
          <h1>
            <Trans>How can we help?</Trans>
          </h1>
          <QuickActions lookup={href(site, 'bookingLookup')} />
        </div>
      </Section>
      <Section title={<Trans>Popular questions</Trans>}>
        <PopularFaqs faqs={contact?.popularFaqs ?? []} />
      </Section>
      <Section title={<Trans>Talk to us</Trans>}>
        <ul className={css.ways} data-contact>
          <Chat context={context} hours={contact?.chatHours} />
          <Message context={context} />
          {phone && (
            <li>
              <h3>
                <Icon name="phone" />
                {phone.title}
              </h3>
              <Hours lines={phone.hours} />
              <LinkButton look="second" href={phone.phoneUrl}>
                {phone.phone}
              </LinkButton>
            </li>
          )}
        </ul>
      </Section>
    </>
  )
}

/** The browser also forgets the form that it has remembered. */
function Thanks({ faq }: { faq: string }): ReactNode {
  return (
    <div data-forget="contact">
      <Notice
        tone="done"
        live
        title={<Trans>Thank you for your message. Our customer care team will contact you within 48h.</Trans>}
        action={
          <LinkButton look="second" small href={faq}>
            <Trans>Frequently asked questions</Trans>
          </LinkButton>
        }
      />
    </div>
  )
}

function QuickActions({ lookup }: { lookup: string }): ReactNode {
  return (
    <ul className={css.actions}>
      <li>
        <LinkButton look="second" wide {...linkTo(`${lookup}#r=modify`)}>
          <Icon name="calendar" />
          <Trans>Modify a booking</Trans>
        </LinkButton>
      </li>
      <li>
        <LinkButton look="second" wide {...linkTo(`${lookup}#r=cancel`)}>
          <Icon name="cross" />
          <Trans>Cancel a booking</Trans>
        </LinkButton>
      </li>
      <li>
        <LinkButton look="second" wide {...linkTo(`${lookup}#r=invoice`)}>
          <Icon name="receipt" />
          <Trans>Ask for an invoice</Trans>
        </LinkButton>
      </li>
    </ul>
  )
}

function Chat({ context, hours = [] }: { context: PageContext; hours: readonly string[] | undefined }): ReactNode {
  const { t } = useLingui()
  const { messenger } = context.customerService
  if (!messenger) return null
  return (
    <li data-chat hidden>
      <h3>
        <Icon name="chat" />
        <Trans>Chat</Trans>
      </h3>
      <Hours lines={hours} />
      <Button look="second" aria-haspopup="dialog" data-messenger={messenger.script}>
        <Trans>Chat with us</Trans>
      </Button>
      <output data-failed={t`The chat is not available at the moment. Please leave us a message, or call us.`} />
    </li>
  )
}

function Message({ context }: { context: PageContext }): ReactNode {
  const { t } = useLingui()
  if (!context.customerService.form) return null
  return (
    <li>
      <h3>
        <Icon name="mail" />
        <Trans>Write to us</Trans>
      </h3>
      <p>
        <Trans>We reply within 48 hours.</Trans>
      </p>
      <LinkButton href={href(context.site, 'contact', { path: ['message'] })} rel="nofollow" data-opens-form="message">
        <Trans>Leave us a message</Trans>
      </LinkButton>
      <CommandedDialog id="message" title={t`Leave us a message`} heading="h2">
        <div data-form-place />
      </CommandedDialog>
    </li>
  )
}

function Hours({ lines }: { lines: readonly string[] }): ReactNode {
  return (
    <div>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
