import type { ReactNode } from 'react'
import type { PageContext } from '../../routes/context.ts'
import type { Head, PageDocument } from '../../routes/document.ts'
import { scriptJson } from '../../src/hydration/island.ts'
import { Memo } from '../../src/hydration/server/memo/Memo.tsx'
import { LanguageSelector } from '../../src/ui/layout/LanguageSelector.tsx'
import { MinisiteBanner } from '../../src/ui/layout/MinisiteFrame.tsx'
import { MinisiteTerms } from '../../src/ui/layout/MinisiteTerms.tsx'
import { Page } from '../../src/ui/layout/Page.tsx'
import { HeartTemplate } from '../../src/ui/product-lists/WishHeart.tsx'
import { SimpleHeader } from '../../src/ui/layout/SimpleHeader.tsx'
import { AgentBar } from './AgentBar.tsx'
import type { FrameContent } from './frame-content.ts'
import { FullFrame, pageInLanguages } from './FullFrame.tsx'
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
        <Memo component={HeartTemplate} props={{}} />
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
      <SimpleFrame head={page.head} context={context} back={frame.back}>
        {body}
      </SimpleFrame>
    )
  return (
    <FullFrame head={page.head} context={context} around={around}>
      {body}
    </FullFrame>
  )
}

interface SimpleFrameProps {
  readonly head: Head
  readonly context: PageContext
  readonly back: string
  readonly children: ReactNode
}

function SimpleFrame({ head, context, back, children }: SimpleFrameProps): ReactNode {
  const { minisite } = context
  return (
    <Page
      bars={
        <>
          {minisite && <MinisiteBanner minisite={minisite} />}
          <AgentBar context={context} />
        </>
      }
      header={<SimpleHeader back={back} languages={<LanguageSelector {...pageInLanguages(head, context)} />} secure />}
      footer={minisite && <MinisiteTerms minisite={minisite} />}
    >
      {children}
    </Page>
  )
}
