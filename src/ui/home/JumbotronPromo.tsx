import type { ReactNode } from 'react'
import type { Block } from '../../contract/cms.ts'
import { LinkButton } from '../button/Button.tsx'
import { contentHref } from '../link/content-href.ts'
import { Picture } from '../picture/Picture.tsx'
import { useSite } from '../site/SiteContext.tsx'
import css from './Banner.module.css'

type JumbotronContent = Extract<Block, { type: 'JumbotronPromo' }>

/** Whether a campaign is on at `now`, both in ISO instants; a missing end is open. */
export function isWithin({ start, end }: Pick<JumbotronContent, 'start' | 'end'>, now: string): boolean {
  const at = Date.parse(now)
  return (start === undefined || Date.parse(start) <= at) && (end === undefined || at < Date.parse(end))
}

/** A campaign, hidden outside its window. `countdown` holds what counts down to its end. `now` is an ISO instant. */
export function JumbotronPromo({ of, now, countdown }: { of: JumbotronContent; now: string; countdown?: ReactNode }): ReactNode {
  const { site } = useSite()
  if (!isWithin(of, now)) return null
  return (
    <section className={`${css.banner} ${css.apart} ${css.dark} ${css.right}`}>
      <Picture className={css.picture} of={of.image} use="large" decorative />
      <div className={css.words}>
        <h2>{of.title}</h2>
        {of.subtitle && <p>{of.subtitle}</p>}
        {of.countdown && countdown}
        {of.cta && (
          <LinkButton look="light" href={contentHref(site, of.cta.url)}>
            {of.cta.label}
          </LinkButton>
        )}
      </div>
    </section>
  )
}
