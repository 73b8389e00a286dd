import type { ReactNode } from 'react'
import type { Picture as Content } from '../../contract/picture.ts'
import { withUnbrokenHyphens } from '../format/text.tsx'
import { Picture } from '../picture/Picture.tsx'
import { cutSubtitle } from './cut-subtitle.ts'
import css from './Hero.module.css'

/** `children` is the search box. With `low` this is a band above results, whose picture only wide screens show. */
export function Hero(props: {
  title: string
  subtitle?: string | undefined
  image?: Content | undefined
  low?: boolean
  above?: ReactNode
  children?: ReactNode
}): ReactNode {
  return (
    <div className={props.low ? css.low : undefined}>
      {props.image && (
        <Picture className={css.picture} picture={props.image} use={props.low ? 'large' : 'full'} first={!props.low} decorative />
      )}
      <div className="wrap">
        <div className={css.panel}>
          {props.above && <div className={css.above}>{props.above}</div>}
          <h1>{withUnbrokenHyphens(props.title)}</h1>
          {props.subtitle && <p>{props.low ? <CutSubtitle text={props.subtitle} /> : props.subtitle}</p>}
          {props.children && <div className={css.box}>{props.children}</div>}
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
