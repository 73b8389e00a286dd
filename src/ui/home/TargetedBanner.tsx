import type { ReactNode } from 'react'
import type { TargetedBanner as Content } from '../../contract/cms.ts'
import { LinkButton } from '../button/Button.tsx'
import { contentHref } from '../link/content-href.ts'
import { inNewTab } from '../link/new-tab.ts'
import { Picture } from '../picture/Picture.tsx'
import { useSite } from '../site/SiteContext.tsx'
import css from './Banner.module.css'

/** A banner with up to three calls to action, for the page or between results (`inline`). */
export function TargetedBanner({ of, inline }: { of: Content; inline?: boolean }): ReactNode {
  const { site } = useSite()
  return (
    <section className={`${css.banner} ${inline ? '' : css.apart} ${css[of.imagePosition] ?? ''}`} data-promotion={of.title}>
      <Picture
        className={css.picture}
        of={{ ...of.image, alt: of.imageAlt ?? '' }}
        use="large"
        {...(of.imageMobile && { mobile: of.imageMobile })}
      />
      <div className={css.words}>
        <h2>
          {of.url ? (
            <a href={contentHref(site, of.url)} {...inNewTab(of.newTab)}>
              {of.title}
            </a>
          ) : (
            of.title
          )}
        </h2>
        {of.subtitle && <p>{of.subtitle}</p>}
        {of.ctas.length > 0 && (
          <div className="row">
            {of.ctas.slice(0, 3).map((cta, at) => (
              <LinkButton key={cta.url} look={at === 0 ? 'first' : 'second'} href={contentHref(site, cta.url)} {...inNewTab(cta.newTab)}>
                {cta.label}
              </LinkButton>
            ))}
          </div>
        )}
      </div>
    </section>
  )
}
