import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { href } from '../../market/site.ts'
import { linkTo } from '../link/link-to.ts'
import { Icon } from '../icon/Icon.tsx'
import { useSite } from '../site/SiteContext.tsx'
import css from './Header.module.css'
import { brand } from '../../market/brand.ts'
import { Logo } from './Logo.tsx'

export function SimpleHeader({ back, secure, languages }: { back: string; secure?: boolean; languages?: ReactNode }): ReactNode {
  const { t } = useLingui()
  const { site } = useSite()
  return (
    <header className={css.header}>
      <div className={`wrap ${css.row}`}>
        <a className={css.action} href={back}>
          <Icon name="back" />
          {t`Back`}
        </a>
        <a className={css.home} {...linkTo(href(site, 'home'))} aria-label={t`${brand}, home page`}>
          <Logo />
        </a>
        <div className={css.actions}>
          {languages}
          {secure && (
            <span className={`row muted ${css.secure}`}>
              <Icon name="lock" />
              <span>{t`Secure payment`}</span>
            </span>
          )}
        </div>
      </div>
    </header>
  )
}
