import type { ReactNode } from 'react'
import type { RichTextContent as Content } from '../../contract/cms/rich-text.ts'
import { linkTo } from '../link/link-to.ts'
import { contentHref } from '../link/content-href.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './RichText.module.css'

type Runs = Content[number]['items'][number]

export function RichText({
  content,
  heading: Heading = 'h2',
  inline,
}: {
  content: Content
  heading?: 'h2' | 'h3'
  inline?: boolean
}): ReactNode {
  const blocks = content.map((block, at) => {
    if (block.type === 'list') {
      return (
        <ul key={at}>
          {block.items.map((runs, line) => (
            <li key={line}>
              <Text runs={runs} />
            </li>
          ))}
        </ul>
      )
    }
    const text = block.items.map((runs, line) => <Text key={line} runs={runs} />)
    if (inline) return <span key={at}>{text}</span>
    return block.type === 'heading' ? <Heading key={at}>{text}</Heading> : <p key={at}>{text}</p>
  })
  return inline ? blocks : <div className={css.text}>{blocks}</div>
}

function Text({ runs }: { runs: Runs }): ReactNode {
  const { site } = useSite()
  return runs.map((run, at) => {
    const label = run.url?.startsWith('tel:') ? run.text.replaceAll(' ', '\u00a0') : run.text
    const text = run.bold ? <b key={at}>{label}</b> : label
    return run.url ? (
      <a key={at} {...linkTo(contentHref(site, run.url))}>
        {text}
      </a>
    ) : (
      text
    )
  })
}
