import type { ReactNode } from 'react'
import type { PageContext } from '../../routes/context.ts'
import type { Head } from '../../routes/document.ts'
import { AnnouncementBanner } from '../../src/ui/layout/AnnouncementBanner.tsx'
import { Footer } from '../../src/ui/layout/Footer.tsx'
import { Header } from '../../src/ui/layout/Header.tsx'
import { Page } from '../../src/ui/layout/Page.tsx'
import { PromoBar } from '../../src/ui/layout/PromoBar.tsx'
import type { FrameContent } from './frame-content.ts'

/** Header, navigation, bars and footer around a page; within a minisite also the partner's frame. */
export function FullFrame({ head, context, around, children }: { head: Head; context: PageContext; around: FrameContent; children: ReactNode }): ReactNode {
  return (
    <Page
      bars={<AnnouncementBanner of={around.banner} />}
      header={
        <>
          <Header flows={flowLinks(context.url)} {...(head.alternates && { alternates: head.alternates })} />
          {around.promoBar && <PromoBar links={around.promoBar.links} />}
        </>
      }
      footer={around.footer && <Footer content={around.footer} />}
    >
      {children}
    </Page>
  )
}

/** This page in its two flows: the same path, `flow` set, nothing else of the query kept. */
function flowLinks({ pathname }: URL): { booking: string; gifting: string } {
  return { booking: pathname, gifting: `${pathname}?flow=gifting` }
}
