import type { ReactNode } from 'react'
import type { Landing } from '../../contract/landing.ts'
import { href } from '../../market/site.ts'
import { formatNumber } from '../format/number.ts'
import { linkTo } from '../link/link-to.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './SuggestionLinks.module.css'

export function SuggestionLinks({ sections, counted }: { sections: Landing['links']; counted: boolean }): ReactNode {
  const { site, market } = useSite()
  if (sections.length === 0) return null
  return (
    <div className={css.sections}>
      {sections.map((section) => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          <ul>
            {section.links.map(({ label, path, count }) => (
              <li key={path}>
                <a {...linkTo(href(site, 'stays', { path: path.split('/').filter(Boolean) }))}>{label}</a>
                {counted && (
                  <>
                    {' '}
                    <span className="muted">{formatNumber(count, market)}</span>
                  </>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
