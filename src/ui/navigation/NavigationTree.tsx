import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { NavLink } from '../../contract/cms.ts'
import { contentHref } from '../link/content-href.ts'
import { Icon } from '../icon/Icon.tsx'
import { chevronDown } from '../icon/paths.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './NavigationTree.module.css'

/** All levels as nested disclosures, for the burger menu; works without script. */
export function NavigationTree({ of, level = 1 }: { of: readonly NavLink[]; level?: number }): ReactNode {
  const { site } = useSite()
  return (
    <ul className={css.tree}>
      {of.map((link) => (
        <li key={link._id}>
          {link.children?.length ? (
            <details name={`menu-${level}`}>
              <summary>
                {link.label}
                <Icon of={chevronDown} />
              </summary>
              <a href={contentHref(site, link.uri)}>
                <Trans>All: {link.label}</Trans>
              </a>
              <NavigationTree of={link.children} level={level + 1} />
            </details>
          ) : (
            <a className={link.variant ? css.highlight : undefined} href={contentHref(site, link.uri)}>
              {link.label}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
