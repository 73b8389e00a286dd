import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Navigation, NavLink } from '../../contract/cms.ts'
import { contentHref } from '../link/content-href.ts'
import { Icon } from '../icon/Icon.tsx'
import { chevronDown } from '../icon/paths.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './DesktopNavigation.module.css'
import { NavigationPanel } from './NavigationPanel.tsx'

/** The themes' entry, where the theme of the week is suggested. */
const hasThemes = ({ children }: NavLink): boolean => children?.some(({ theme }) => theme !== undefined) ?? false

/** The desktop navigation: each entry a link, or a button whose panel opens on hover or click and closes with Escape; without scripts on click. */
export function DesktopNavigation({ of }: { of: Navigation }): ReactNode {
  const { t } = useLingui()
  const { site } = useSite()
  return (
    <nav className={`wrap ${css.bar}`} aria-label={t`Main navigation`} data-menu="">
      <ul>
        {of.links.map((link, at) => (
          <li key={link._id}>
            {link.children?.length ? (
              <>
                <button type="button" className={css.entry} popoverTarget={`nav-${at}`}>
                  {link.label}
                  <Icon of={chevronDown} />
                </button>
                <NavigationPanel id={`nav-${at}`} of={link} {...(of.thisWeekTheme && hasThemes(link) && { week: of.thisWeekTheme })} />
              </>
            ) : (
              <a className={link.variant ? `${css.entry} ${css.highlight}` : css.entry} href={contentHref(site, link.uri)}>
                {link.label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
