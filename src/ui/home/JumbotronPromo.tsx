import type { ReactNode } from 'react'
import type { Block } from '../../contract/cms/home-page.ts'
import { LinkButton } from '../button/Button.tsx'
import { linkTo } from '../link/link-to.ts'
import { contentHref } from '../link/content-href.ts'
import { Picture } from '../picture/Picture.tsx'
import { useSite } from '../site/SiteContext.tsx'
import css from './Banner.module.css'

type JumbotronContent = Extract<Block, { type: 'JumbotronPromo' }>

export function isWithin({ start, end }: Pick<JumbotronContent, 'start' | 'end'>, now: string): boolean {
  const at = Date.parse(now)
  return (start === undefined || Date.parse(start) <= at) && (end === undefined || at < Date.parse(end))
}

/** `now` is an ISO instant. Browsers hide a promotion that ends while its page is open or in a cache (`data-until`). */
export function JumbotronPromo({ content, now, countdown }: { content: JumbotronContent; now: string; countdown?: ReactNode }): ReactNode {
  const { site } = useSite()
  if (!isWithin(content, now)) return null
  return (
    <section className={`${css.banner} ${css.apart} ${css.dark} ${css.right}`} data-until={content.end}>
      <Picture className={css.picture} picture={content.image} use="large" decorative />
      <div className={css.words}>
        <h2>{content.title}</h2>
        {content.subtitle && <p>{content.subtitle}</p>}
        {content.countdown && countdown}
        {content.cta && (
          <LinkButton look="light" {...linkTo(contentHref(site, content.cta.url))}>
            {content.cta.label}
          </LinkButton>
        )}
      </div>
    </section>
  )
}
