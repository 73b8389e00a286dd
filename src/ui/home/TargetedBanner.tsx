import type { ReactNode } from 'react'
import type { ShownBanner } from '../../contract/cms/targeted-banner.ts'
import { LinkButton } from '../button/Button.tsx'
import { linkTo } from '../link/link-to.ts'
import { contentHref } from '../link/content-href.ts'
import { Picture } from '../picture/Picture.tsx'
import { useSite } from '../site/SiteContext.tsx'
import css from './Banner.module.css'

export function TargetedBanner({ content, inline }: { content: ShownBanner; inline?: boolean }): ReactNode {
  const { site } = useSite()
  return (
    <section className={`${css.banner} ${inline ? '' : css.apart} ${css[content.imagePosition] ?? ''}`} data-promotion={content.title}>
      <Picture
        className={css.picture}
        picture={{ ...content.image, alt: content.imageAlt ?? '' }}
        use="large"
        {...(content.imageMobile && { mobile: content.imageMobile })}
      />
      <div className={css.words}>
        <h2>{content.url ? <a {...linkTo(contentHref(site, content.url), content.newTab)}>{content.title}</a> : content.title}</h2>
        {content.subtitle && <p>{content.subtitle}</p>}
        {content.ctas.length > 0 && (
          <div className="row">
            {content.ctas.map((cta, at) => (
              <LinkButton key={cta.url} look={at === 0 ? 'first' : 'second'} {...linkTo(contentHref(site, cta.url), cta.newTab)}>
                {cta.label}
              </LinkButton>
            ))}
          </div>
        )}
      </div>
    </section>
  )
}
