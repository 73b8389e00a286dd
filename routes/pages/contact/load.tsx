import { msg } from '@lingui/core/macro'
import { markets } from '../../../src/market/markets.ts'
import { segments } from '../../../src/market/segments.ts'
import { contentPageOf } from '../../page.ts'
import { pageAges } from '../../page-ages.ts'
import { canonicalHref } from '../canonical.ts'
import { ContactPage } from './ContactPage.tsx'
import { contactDetails } from './contact-details.ts'
import { thanks } from './thanks.ts'

export const contact = contentPageOf({
  critical: contactDetails,
  document(context, loaded) {
    const { challenge, messenger } = context.customerService
    return {
      head: {
        title: context.i18n._(msg`How can we help?`),
        description: context.i18n._(msg`Change or cancel a booking, get an invoice, read the answers to frequent questions, or call us.`),
        canonical: canonicalHref(context, 'contact'),
        alternates: markets.map(({ locale, language }) => ({ locale, path: `/${segments.contact[language]}` })),
        sheet: 'contact',
      },
      caching: { ...pageAges.contact, tags: ['contact'] },
      frame: { kind: 'full', page: 'other' },
      foreignScripts: [challenge, messenger].flatMap((service) => (service ? [service.script] : [])),
      body: <ContactPage context={context} {...loaded} isSent={context.url.searchParams.get('ref') === thanks} />,
    }
  },
})
