import type { ReactNode } from 'react'
import type { Block } from '../../contract/cms/home-page.ts'
import { LinkButton } from '../button/Button.tsx'
import { linkTo } from '../link/link-to.ts'
import { contentHref } from '../link/content-href.ts'
import { Section } from '../layout/Page.tsx'
import { useSite } from '../site/SiteContext.tsx'

type TopResults = Extract<Block, { type: 'TopSearchResults' }>

export function TopSearchResults({ block, children }: { block: TopResults; children: ReactNode }): ReactNode {
  const { site } = useSite()
  const { cta } = block
  return (
    <Section
      title={block.title}
      subtitle={block.subtitle}
      aside={
        cta && (
          <LinkButton look="second" small {...linkTo(contentHref(site, cta.url), cta.newTab)}>
            {cta.label}
          </LinkButton>
        )
      }
    >
      {children}
    </Section>
  )
}
