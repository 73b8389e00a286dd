import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import css from './Page.module.css'

/** The grid of a page's body: skip link, bars and header, main content, footer. */
export function Page(it: { bars?: ReactNode; header: ReactNode; footer?: ReactNode; children: ReactNode }): ReactNode {
  return (
    <>
      <a className={`unseen ${css.skip}`} href="#main">
        <Trans>Skip to the content</Trans>
      </a>
      {it.bars}
      {it.header}
      <main id="main" tabIndex={-1}>
        {it.children}
      </main>
      {it.footer}
    </>
  )
}

/** A band of a page, with an optional link at its end; a section of it where it has a heading. */
export function Section(it: { id?: string; title?: ReactNode; subtitle?: ReactNode; aside?: ReactNode; children: ReactNode }): ReactNode {
  const Band = it.title ? 'section' : 'div'
  return (
    <Band className={`wrap ${css.section}`} id={it.id}>
      {it.title && (
        <div className={css.head}>
          <h2>{it.title}</h2>
          {it.subtitle && <p className="muted">{it.subtitle}</p>}
          {it.aside}
        </div>
      )}
      {it.children}
    </Band>
  )
}
