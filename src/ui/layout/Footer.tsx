import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { FooterContent } from '../../contract/cms/frame.ts'
import type { HomePage } from '../../contract/cms/home-page.ts'
import { href } from '../../market/site.ts'
import { Icon } from '../icon/Icon.tsx'
import { linkTo } from '../link/link-to.ts'
import { contentHref } from '../link/content-href.ts'
import { useSite } from '../site/SiteContext.tsx'
import { CountrySwitcher } from './CountrySwitcher.tsx'
import css from './Footer.module.css'
import { Logo } from './Logo.tsx'

export function Footer({
  content,
  show = { legal: true, contact: true },
  countries = <CountrySwitcher />,
}: {
  content: FooterContent
  show?: HomePage['footer'] | undefined
  countries?: ReactNode
}): ReactNode {
  const { t } = useLingui()
  const { site, mode } = useSite()
  const { contact } = content
  return (
    <footer className={css.footer}>
      <div className={`wrap ${css.columns}`}>
        <div className={css.brand}>
          <Logo />
          {show.contact && (
            <>
              <h2>{contact.title}</h2>
              <a className={css.phone} href={contact.phoneUrl}>
                <Icon name="phone" />
                {contact.phone}
              </a>
              <ul>
                {contact.hours.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </>
          )}
        </div>
        {content.columns.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <h2>{column.title}</h2>
            <ul>
              {column.links.map((link) => (
                <li key={link.url}>
                  <a {...linkTo(contentHref(site, link.url))}>{link.label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={`wrap ${css.end}`}>
        <ul className={css.payments} aria-label={t`Payment methods`}>
          {content.paymentMethods.map((method) => (
            <li key={method}>{method}</li>
          ))}
        </ul>
        {countries}
        {show.legal && (
          <ul className="row">
            {content.legal.map((link) => (
              <li key={link.url}>
                <a {...linkTo(contentHref(site, link.url))}>{link.label}</a>
              </li>
            ))}
            <li>
              <a
                href={href(site, 'static', { path: ['cookies'], hash: 'preferences' })}
                data-preferences={mode.customerCare ? undefined : ''}
              >
                <Trans>Cookie preferences</Trans>
              </a>
            </li>
          </ul>
        )}
        <small>{content.company}</small>
      </div>
    </footer>
  )
}
