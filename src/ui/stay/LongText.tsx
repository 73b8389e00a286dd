import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { cutSubtitle, shownCharacters } from '../home/cut-subtitle.ts'
import css from './LongText.module.css'

/** Cuts a text and adds "See more" (B4.5), which works without scripts. */
export function LongText({ text }: { text: string }): ReactNode {
  const paragraphs = text.split(/\n+/).filter(Boolean)
  if (text.length <= shownCharacters.narrow) return <Paragraphs paragraphs={paragraphs} />
  if (text.length > shownCharacters.wide) return <Unfolding text={text} paragraphs={paragraphs} />
  return (
    <>
      <div className={css.wide}>
        <Paragraphs paragraphs={paragraphs} />
      </div>
      <Unfolding text={text} paragraphs={paragraphs} className={css.narrow} />
    </>
  )
}

function Unfolding(props: { text: string; paragraphs: readonly string[]; className?: string | undefined }): ReactNode {
  const { t } = useLingui()
  const { head, more } = cutSubtitle(props.text.replaceAll(/\n+/g, ' '))
  return (
    <details className={props.className ? `${css.long} ${props.className}` : css.long}>
      <summary>
        <span className={css.start}>
          {head}
          <span className={css.rest}>{more}</span>
        </span>{' '}
        <span className={css.more}>{t`See more`}</span>
        <span className={css.less}>{t`See less`}</span>
      </summary>
      <div className={css.whole}>
        <Paragraphs paragraphs={props.paragraphs} />
      </div>
    </details>
  )
}

function Paragraphs({ paragraphs }: { paragraphs: readonly string[] }): ReactNode {
  return (
    <>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </>
  )
}
