import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { href } from '../../market/site.ts'
import { Icon } from '../icon/Icon.tsx'
import { arrowLeft, lock } from '../icon/paths.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './Header.module.css'
import { Logo } from './Logo.tsx'

/** The head of checkout-like pages: a way back, the logo, and nothing to lead away. */
export function SimpleHeader({ back, secure }: { back: string; secure?: boolean }): ReactNode {
  const { t } = useLingui()
  const { site } = useSite()
  return (
    <header className={css.header}>
      <div className={`wrap ${css.row}`}>
        <a className={css.action} href={back}>
          <Icon of={arrowLeft} />
          {t`Back`}
        </a>
        <a className={css.home} href={href(site, 'home')} aria-label={t`Escale, home page`}>
          <Logo />
        </a>
        <div className={css.actions}>
          {secure && (
            <span className={`row muted ${css.secure}`}>
              <Icon of={lock} />
              <span>{t`Secure payment`}</span>
            </span>
          )}
        </div>
      </div>
    </header>
  )
}
