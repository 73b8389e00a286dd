import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Navigation, NavLink } from '../../contract/cms.ts'
import { contentHref } from '../link/content-href.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './NavigationPanel.module.css'

/** A level becomes multi-column from this many children. */
const manyChildren = 15

const hasGrandchildren = (link: NavLink): boolean => link.children?.some((child) => child.children?.length) ?? false

/** Levels two to four below one entry: tabs that hovering or focusing selects when level two has children, else one list. */
export function NavigationPanel({ id, of, week }: { id: string; of: NavLink; week?: Navigation['thisWeekTheme'] }): ReactNode {
  const { site } = useSite()
  const children = of.children ?? []
  return (
    <div id={id} popover="auto" className={css.panel}>
      <div className={css.inner}>
        <p className={css.all}>
          <a href={contentHref(site, of.uri)}>
            <Trans>All: {of.label}</Trans>
          </a>
        </p>
        {hasGrandchildren(of) ? (
          <ul className={css.tabs}>
            {children.map((child) => (
              <li key={child._id}>
                <Entry of={child} />
                {child.children && <Level of={child.children} />}
              </li>
            ))}
          </ul>
        ) : (
          <Level of={children} />
        )}
        {week && (
          <aside className={css.week}>
            <h3>{week.themaTitle}</h3>
            <p>{week.description}</p>
            <a href={contentHref(site, week.weekendUrl)}>{week.cta}</a>
          </aside>
        )}
      </div>
    </div>
  )
}

/** Levels three and four, or level two without tabs. */
function Level({ of }: { of: readonly NavLink[] }): ReactNode {
  return (
    <ul className={of.length >= manyChildren ? `${css.level} ${css.columns}` : css.level}>
      {of.map((link) => (
        <li key={link._id}>
          <Entry of={link} />
          {link.children && (
            <ul>
              {link.children.map((child) => (
                <li key={child._id}>
                  <Entry of={child} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}

function Entry({ of }: { of: NavLink }): ReactNode {
  const { site } = useSite()
  return (
    <a href={contentHref(site, of.uri)} className={of.variant ? css.highlight : undefined}>
      {of.label}
      {of.count !== undefined && <small> {of.count}</small>}
    </a>
  )
}
