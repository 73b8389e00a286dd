import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Footer } from '../../../src/contract/cms.ts'
import { markets } from '../../../src/market/markets.ts'
import { segments } from '../../../src/market/segments.ts'
import { href } from '../../../src/market/site.ts'
import { LinkButton } from '../../../src/ui/button/Button.tsx'
import { Section } from '../../../src/ui/layout/Page.tsx'
import type { PageContext } from '../../context.ts'
import { contentPageOf } from '../../page.ts'
import { canonicalHref } from '../canonical.ts'

/** Contact page: frequent requests, FAQ, phone and hours. */
export const contact = contentPageOf({
  critical: async ({ content }) => ({ phone: (await content.footer())?.contact }),
  document(context, { phone }) {
    const title = context.i18n._(msg`How can we help?`)
    return {
      head: {
        title,
        description: context.i18n._(msg`Change or cancel a booking, get an invoice, read the answers to frequent questions, or call us.`),
        canonical: canonicalHref(context, 'contact'),
        alternates: markets.map(({ locale, language }) => ({ locale, path: `/${segments.contact[language]}` })),
      },
      caching: { seconds: 300, tags: ['contact'] },
      frame: { kind: 'full', page: 'other' },
      body: <ContactBody context={context} title={title} phone={phone} />,
    }
  },
})

function ContactBody({
  context: { site },
  title,
  phone,
}: {
  context: PageContext
  title: string
  phone: Footer['contact'] | undefined
}): ReactNode {
  const lookup = href(site, 'bookingLookup')
  return (
    <>
      <Section>
        <div className="stack">
          <h1>{title}</h1>
          <div className="row">
            <LinkButton href={`${lookup}#r=modify`}>
              <Trans>Modify a booking</Trans>
            </LinkButton>
            <LinkButton look="second" href={`${lookup}#r=cancel`}>
              <Trans>Cancel a booking</Trans>
            </LinkButton>
            <LinkButton look="second" href={`${lookup}#r=invoice`}>
              <Trans>Ask for an invoice</Trans>
            </LinkButton>
          </div>
          <p>
            <a href={href(site, 'static', { path: ['faq'] })}>
              <Trans>Frequently asked questions</Trans>
            </a>
          </p>
        </div>
      </Section>
      {phone && (
        <Section title={phone.title}>
          <p>
            <a href={phone.phoneUrl}>
              <b>{phone.phone}</b>
            </a>
          </p>
          <ul>
            {phone.hours.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
