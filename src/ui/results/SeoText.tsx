import type { ReactNode } from 'react'
import type { PageModel } from '../../contract/stay.ts'
import css from './SeoText.module.css'

export function SeoText({ blocks = [] }: { blocks: PageModel['serpSeoLargeContent'] }): ReactNode {
  return (
    <div className={css.text}>
      {blocks.map(({ title, paragraphs }) => (
        <section key={title}>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </div>
  )
}
