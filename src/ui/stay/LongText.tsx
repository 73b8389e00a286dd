import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { cutAtWord } from '../../domain/cards/truncation.ts'
import css from './LongText.module.css'

const shown = 250

/** A text that shows its first 250 characters, and all of it on "See more"; opens without script. */
export function LongText({ text }: { text: string }): ReactNode {
  const { t } = useLingui()
  const paragraphs = text.split(/\n+/).filter(Boolean)
  if (text.length <= shown) return <Paragraphs of={paragraphs} />
  return (
    <details className={css.long}>
      <summary>
        <span className={css.start}>{cutAtWord(text.replaceAll(/\n+/g, ' '), shown).head}…</span>{' '}
        <span className={css.more}>{t`See more`}</span>
        <span className={css.less}>{t`See less`}</span>
      </summary>
      <div className={css.whole}>
        <Paragraphs of={paragraphs} />
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
