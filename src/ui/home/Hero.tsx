import type { ReactNode } from 'react'
import type { Picture as Content } from '../../contract/picture.ts'
import { wholeWords } from '../format/whole-words.tsx'
import { Picture } from '../picture/Picture.tsx'
import { cutSubtitle } from './cut-subtitle.ts'
import css from './Hero.module.css'

/** The opening of a page: a picture and, over its foot, the title with the search box (`children`). `low` is the form for result pages. */
export function Hero(it: {
  title: string
  subtitle?: string | undefined
  image?: Content | undefined
  low?: boolean
  /** Before the title: the breadcrumb. */
  above?: ReactNode
  children?: ReactNode
}): ReactNode {
  return (
    <div className={it.low ? css.low : undefined}>
      {it.image && <Picture className={css.picture} of={it.image} use="full" first decorative />}
      <div className="wrap">
        <div className={css.panel}>
          {it.above}
          <h1>{wholeWords(it.title)}</h1>
          {it.subtitle && <p>{it.low ? <CutSubtitle text={it.subtitle} /> : it.subtitle}</p>}
          {it.children && <div className={css.box}>{it.children}</div>}
        </div>
      </div>
    </div>
  )
}

function CutSubtitle({ text }: { text: string }): ReactNode {
  const { head, more } = cutSubtitle(text)
  return (
    <>
      {head}
      {more && <span className={css.more}>{more}</span>}
    </>
  )
}
