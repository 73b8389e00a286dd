import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ContactContent } from '../../contract/contact.ts'
import { href } from '../../market/site.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './Contact.module.css'

const faqPage = { path: ['faq'] } as const

export function PopularFaqs({ faqs }: { faqs: ContactContent['popularFaqs'] }): ReactNode {
  const { site } = useSite()
  return (
    <ul className={css.faqs}>
      {faqs.map(({ id, title }) => (
        <li key={id}>
          <a href={href(site, 'static', { ...faqPage, hash: id })}>{title}</a>
        </li>
      ))}
      <li>
        <a href={href(site, 'static', faqPage)}>
          <Trans>All frequently asked questions</Trans>
        </a>
      </li>
    </ul>
  )
}
