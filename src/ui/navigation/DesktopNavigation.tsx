import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Navigation, NavLink } from '../../contract/cms/navigation.ts'
import { linkTo } from '../link/link-to.ts'
import { contentHref } from '../link/content-href.ts'
import { Icon } from '../icon/Icon.tsx'
import { useSite } from '../site/SiteContext.tsx'
import css from './DesktopNavigation.module.css'
import { NavigationPanel } from './NavigationPanel.tsx'

/** The entry with the themes also shows the theme of the week. */
const lookOf = ({ variant }: NavLink): string => (variant ? `${css.entry} ${css.highlight}` : `${css.entry}`)

const hasThemes = ({ children }: NavLink): boolean => children?.some(({ theme }) => theme !== undefined) ?? false

/** Panels open when they are hovered or clicked, and without scripts when they are clicked. */
export function DesktopNavigation({ navigation }: { navigation: Navigation }): ReactNode {
  const { t } = useLingui()
  const { site } = useSite()
  return (
    <nav className={css.bar} aria-label={t`Main navigation`} data-menu="">
      <ul>
        {navigation.links.map((link, at) => (
          <li key={link._id}>
            {link.children?.length ? (
              <>
                <button type="button" className={lookOf(link)} popoverTarget={`nav-${at}`}>
                  {link.label}
                  <Icon name="down" />
                </button>
                <NavigationPanel
                  id={`nav-${at}`}
                  link={link}
                  {...(navigation.thisWeekTheme && hasThemes(link) && { week: navigation.thisWeekTheme })}
                />
              </>
            ) : (
              <a className={lookOf(link)} {...linkTo(contentHref(site, link.uri))}>
                {link.label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
