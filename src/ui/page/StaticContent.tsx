import type { ReactNode } from 'react'
import type { StaticPage } from '../../contract/cms.ts'
import { RichText } from '../rich-text/RichText.tsx'
import css from './StaticContent.module.css'

/** Static content page; `children` follow its content. */
export function StaticContent({ page, children }: { page: StaticPage; children?: ReactNode }): ReactNode {
  return (
    <article className={`wrap ${css.page}`}>
      <h1>{page.title}</h1>
      <RichText content={page.body} />
      {children}
    </article>
  )
}
