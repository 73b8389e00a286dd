import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { cutSubtitle, shownCharacters } from '../home/cut-subtitle.ts'
import css from './LongText.module.css'

/**
 * A text that shows its first 86 characters on narrow screens and 250 on wide ones, and all of it on "See more" (specification of
 * booking, sections 4 and 9); opens without script.
 */
export function LongText({ text }: { text: string }): ReactNode {
  const paragraphs = text.split(/\n+/).filter(Boolean)
  if (text.length <= shownCharacters.narrow) return <Paragraphs of={paragraphs} />
  if (text.length > shownCharacters.wide) return <Unfolding text={text} paragraphs={paragraphs} />
  return (
    <>
      <div className={css.wide}>
        <Paragraphs of={paragraphs} />
      </div>
      <Unfolding text={text} paragraphs={paragraphs} className={css.narrow} />
    </>
  )
}

function Unfolding(it: { text: string; paragraphs: readonly string[]; className?: string | undefined }): ReactNode {
  const { t } = useLingui()
  const { head, more } = cutSubtitle(it.text.replaceAll(/\n+/g, ' '))
  return (
    <details className={it.className ? `${css.long} ${it.className}` : css.long}>
      <summary>
        <span className={css.start}>
          {head}
          <span className={css.rest}>{more}</span>
        </span>{' '}
        <span className={css.more}>{t`See more`}</span>
        <span className={css.less}>{t`See less`}</span>
      </summary>
      <div className={css.whole}>
        <Paragraphs of={it.paragraphs} />
      </div>
    </details>
  )
}

function Paragraphs({ of }: { of: readonly string[] }): ReactNode {
  return (
    <>
      {of.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </>
  )
}
