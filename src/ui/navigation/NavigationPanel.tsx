import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Navigation, NavLink } from '../../contract/cms/navigation.ts'
import { linkTo } from '../link/link-to.ts'
import { contentHref } from '../link/content-href.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './NavigationPanel.module.css'

/** A level with so many entries is shown in columns. */
const manyChildren = 15

const hasGrandchildren = (link: NavLink): boolean => link.children?.some((child) => child.children?.length) ?? false

/** Shows tabs where the second level has children, and otherwise a list. */
export function NavigationPanel({ id, link, week }: { id: string; link: NavLink; week?: Navigation['thisWeekTheme'] }): ReactNode {
  const { t } = useLingui()
  const { site } = useSite()
  const children = link.children ?? []
  return (
    <div id={id} popover="auto" className={css.panel}>
      <div className={css.inner}>
        <p className={css.all}>
          <a {...linkTo(contentHref(site, link.uri))}>
            {t`See everything`}
            <span className="unseen">, {link.label}</span>
          </a>
        </p>
        {hasGrandchildren(link) ? (
          <ul className={css.tabs}>
            {children.map((child) => (
              <li key={child._id}>
                <Entry link={child} />
                {child.children && <Level links={child.children} />}
              </li>
            ))}
          </ul>
        ) : (
          <Level links={children} />
        )}
        {week && (
          <aside className={css.week}>
            <h3>{week.themaTitle}</h3>
            <p>{week.description}</p>
            <a {...linkTo(contentHref(site, week.weekendUrl))}>{week.cta}</a>
          </aside>
        )}
      </div>
    </div>
  )
}

/** Shows the third and fourth level, or the second one where there are no tabs. */
function Level({ links }: { links: readonly NavLink[] }): ReactNode {
  return (
    <ul className={links.length >= manyChildren ? css.columns : undefined}>
      {links.map((link) => (
        <li key={link._id}>
          <Entry link={link} />
          {link.children && (
            <ul>
              {link.children.map((child) => (
                <li key={child._id}>
                  <Entry link={child} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}

function Entry({ link }: { link: NavLink }): ReactNode {
  const { site } = useSite()
  return (
    <a {...linkTo(contentHref(site, link.uri))} className={link.variant ? css.highlight : undefined}>
      {link.label}
      {link.count !== undefined && <small> {link.count}</small>}
    </a>
  )
}
