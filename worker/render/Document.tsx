import type { ReactNode } from 'react'
import type { PageContext } from '../../routes/context.ts'
import type { PageDocument } from '../../routes/document.ts'
import { scriptJson } from '../../src/hydration/island.ts'
import { Memo } from '../../src/hydration/server/Memo.tsx'
import { Page } from '../../src/ui/layout/Page.tsx'
import { HeartTemplate } from '../../src/ui/shelf/WishHeart.tsx'
import { SimpleHeader } from '../../src/ui/layout/SimpleHeader.tsx'
import type { FrameContent } from './frame-content.ts'
import { FullFrame } from './FullFrame.tsx'
import { HeadContent } from './head.tsx'

export const brand = 'Escale'

/** The whole document of a page: head, the frame it asked for, its body, and the site view that islands read. */
export function Document({ page, context, around }: { page: PageDocument; context: PageContext; around: FrameContent }): ReactNode {
  const { market, view, url, indexable } = context
  const { head } = page
  const drawn = <HeadContent head={head} place={{ view, origin: url.origin, indexable, brand }} />
  return (
    <html lang={market.tag} data-market={market.id}>
      <head>
        {head.of && !url.search ? (
          <Memo of={head.of} by={`head ${url.origin}`} bare>
            {() => drawn}
          </Memo>
        ) : (
          drawn
        )}
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
  if (frame.kind === 'simple') return <Page header={<SimpleHeader back={frame.back} secure />}>{body}</Page>
  return (
    <FullFrame head={page.head} context={context} around={around}>
      {body}
    </FullFrame>
  )
}
