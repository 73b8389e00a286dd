import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { StaticPage } from '../../contract/cms/static-page.ts'
import { RichText } from '../rich-text/RichText.tsx'
import css from './StaticContent.module.css'
import { type StaticSection, staticSections } from './static-sections.ts'

/** A page with so many headings has a table of contents. */
const longFrom = 4

interface StaticContentProps {
  readonly page: StaticPage
  readonly folded?: boolean
  readonly children?: ReactNode
}

/** With `folded`, sections open one by one, also without scripts. `children` follow the content. */
export function StaticContent({ page, folded = false, children }: StaticContentProps): ReactNode {
  const { intro, sections } = staticSections(page.body)
  return (
    <article className={`wrap ${css.page}`}>
      <h1>{page.title}</h1>
      {!folded && sections.length >= longFrom && <Contents sections={sections} />}
      {intro.length > 0 && <RichText content={intro} />}
      {sections.map((section) =>
        folded ? (
          <details key={section.id} id={section.id} className={css.folded}>
            <summary>
              <h2>{section.title}</h2>
            </summary>
            <RichText content={section.body} />
          </details>
        ) : (
          <section key={section.id}>
            <h2 id={section.id}>{section.title}</h2>
            <RichText content={section.body} />
          </section>
        ),
      )}
      {children}
    </article>
  )
}

function Contents({ sections }: { sections: readonly StaticSection[] }): ReactNode {
  return (
    <nav className={css.contents} aria-labelledby="contents">
      <b id="contents">
        <Trans>On this page</Trans>
      </b>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
