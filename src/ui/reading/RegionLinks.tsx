import type { ReactNode } from 'react'
import type { Ideas } from '../../contract/reading.ts'
import { linkTo } from '../link/link-to.ts'
import { contentHref } from '../link/content-href.ts'
import css from '../results/SuggestionLinks.module.css'
import { useSite } from '../site/SiteContext.tsx'

export function RegionLinks({ regions }: { regions: Ideas['regions'] }): ReactNode {
  const { site } = useSite()
  return (
    <div className={css.sections}>
      {regions.map(({ title, links }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {links.map(({ label, url }) => (
              <li key={url}>
                <a {...linkTo(contentHref(site, url))}>{label}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
