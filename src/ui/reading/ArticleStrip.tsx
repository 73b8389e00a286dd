import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Article } from '../../contract/reading.ts'
import card from '../card/Card.module.css'
import { CardFrame } from '../card/CardFrame.tsx'
import { Section } from '../layout/Page.tsx'
import { Strip } from '../layout/Strip.tsx'
import { linkTo } from '../link/link-to.ts'
import { contentHref } from '../link/content-href.ts'
import { useSite } from '../site/SiteContext.tsx'

export function ArticleStrip({ articles }: { articles: readonly Article[] }): ReactNode {
  const { t } = useLingui()
  const { site } = useSite()
  if (articles.length === 0) return null
  return (
    <Section title={<Trans>For your next weekend</Trans>}>
      <Strip count={articles.length} previous={t`Previous articles`} next={t`Next articles`}>
        {articles.map(({ id, title, teaser, image, url }) => (
          <li key={id}>
            <CardFrame link={linkTo(contentHref(site, url))} title={title} images={[image]} foot={null}>
              <p className={card.text}>{teaser}</p>
            </CardFrame>
          </li>
        ))}
      </Strip>
    </Section>
  )
}
