import type { ReactNode } from 'react'
import type { Picture as Content } from '../../contract/picture.ts'
import { Picture } from '../picture/Picture.tsx'
import css from './Hero.module.css'

/** The opening of a page: picture, title and, below, the search box (`children`). `low` is the form for result pages. */
export function Hero(it: {
  title: string
  subtitle?: string | undefined
  image?: Content | undefined
  low?: boolean
  above?: ReactNode
  children?: ReactNode
}): ReactNode {
  return (
    <div className={it.low ? `${css.hero} ${css.low}` : css.hero}>
      {it.image && <Picture className={css.picture} of={it.image} use="full" first decorative />}
      <div className={`wrap ${css.words}`}>
        {it.above}
        <h1>{it.title}</h1>
        {it.subtitle && <p>{it.subtitle}</p>}
      </div>
      {it.children && <div className={`wrap ${css.box}`}>{it.children}</div>}
    </div>
  )
}
