import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import css from './Page.module.css'

export function Page(props: { bars?: ReactNode; header: ReactNode; footer?: ReactNode; children: ReactNode }): ReactNode {
  return (
    <>
      <a className={`unseen ${css.skip}`} href="#main">
        <Trans>Skip to the content</Trans>
      </a>
      {props.bars}
      {props.header}
      <main id="main" tabIndex={-1}>
        {props.children}
      </main>
      {props.footer}
    </>
  )
}

export function Section(props: {
  id?: string
  title?: ReactNode
  subtitle?: ReactNode
  aside?: ReactNode
  children: ReactNode
}): ReactNode {
  const Band = props.title ? 'section' : 'div'
  return (
    <Band className={`wrap ${css.section}`} id={props.id}>
      {props.title && (
        <div className={css.head}>
          <h2>{props.title}</h2>
          {props.subtitle && <p className="muted">{props.subtitle}</p>}
          {props.aside}
        </div>
      )}
      {props.children}
    </Band>
  )
}
