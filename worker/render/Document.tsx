import type { ReactNode } from 'react'
import type { PageContext } from '../../routes/context.ts'
import type { PageDocument } from '../../routes/document.ts'
import { scriptJson } from '../../src/hydration/island.ts'
import { MinisiteBanner } from '../../src/ui/layout/MinisiteFrame.tsx'
import { MinisiteTerms } from '../../src/ui/layout/MinisiteTerms.tsx'
import { Page } from '../../src/ui/layout/Page.tsx'
import { HeartTemplate } from '../../src/ui/product-lists/WishHeart.tsx'
import { SimpleHeader } from '../../src/ui/layout/SimpleHeader.tsx'
import { AgentBar } from './AgentBar.tsx'
import type { FrameContent } from './frame-content.ts'
import { FullFrame } from './FullFrame.tsx'
import { brand } from '../../src/market/brand.ts'
import { HeadContent } from './head.tsx'

export function Document({ page, context, around }: { page: PageDocument; context: PageContext; around: FrameContent }): ReactNode {
  const { site, view, origin, indexable } = context
  return (
    <html lang={site.market.tag} data-market={site.market.id} data-locale={site.market.locale}>
      <head>
        <HeadContent head={page.head} place={{ view, origin, indexable, brand }} />
      </head>
      <body>
        <script id="site" type="application/json" dangerouslySetInnerHTML={{ __html: scriptJson(view) }} />
        <HeartTemplate />
        <Framed page={page} context={context} around={around} />
      </body>
    </html>
  )
}

function Framed({ page, context, around }: { page: PageDocument; context: PageContext; around: FrameContent }): ReactNode {
  const { frame, body } = page
  if (frame.kind === 'bare') return body
  if (frame.kind === 'simple')
    return (
      <SimpleFrame context={context} back={frame.back}>
        {body}
      </SimpleFrame>
    )
  return (
    <FullFrame head={page.head} context={context} around={around}>
      {body}
    </FullFrame>
  )
}

function SimpleFrame({ context, back, children }: { context: PageContext; back: string; children: ReactNode }): ReactNode {
  const { minisite } = context
  return (
    <Page
      bars={
        <>
          {minisite && <MinisiteBanner minisite={minisite} />}
          <AgentBar context={context} />
        </>
      }
      header={<SimpleHeader back={back} secure />}
      footer={minisite && <MinisiteTerms minisite={minisite} />}
    >
      {children}
    </Page>
  )
}
