import type { ReactNode } from 'react'
import type { Block } from '../../contract/cms.ts'
import { LinkButton } from '../button/Button.tsx'
import { contentHref } from '../link/content-href.ts'
import { Section } from '../layout/Page.tsx'
import { inNewTab } from '../link/new-tab.ts'
import { useSite } from '../site/SiteContext.tsx'

type TopResults = Extract<Block, { type: 'TopSearchResults' }>

/** Landing block with search results; `children`: their (deferred) grid. */
export function TopSearchResults({ block, children }: { block: TopResults; children: ReactNode }): ReactNode {
  const { site } = useSite()
  const { cta } = block
  return (
    <Section
      title={block.title}
      subtitle={block.subtitle}
      aside={
        cta && (
          <LinkButton look="second" small href={contentHref(site, cta.url)} {...inNewTab(cta.newTab)}>
            {cta.label}
          </LinkButton>
        )
      }
    >
      {children}
    </Section>
  )
}
