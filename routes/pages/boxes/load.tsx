import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { BoxListItem } from '../../../src/contract/boxes.ts'
import { markets } from '../../../src/market/markets.ts'
import { segments } from '../../../src/market/segments.ts'
import { GiftBoxCard } from '../../../src/ui/card/GiftBoxCard.tsx'
import { Hero } from '../../../src/ui/home/Hero.tsx'
import { Section } from '../../../src/ui/layout/Page.tsx'
import { FailedState } from '../../../src/ui/notice/FailedState.tsx'
import { Grid } from '../../../src/ui/results/Grid.tsx'
import { contentPageOf } from '../../page.ts'
import { pageAges } from '../../page-ages.ts'
import { canonicalHref } from '../canonical.ts'

/** Only digital boxes are listed, because each physical one repeats a digital one. */
const digital = /EBOX$/

export const boxes = contentPageOf({
  critical: async ({ content }) => ({ found: await content.boxes() }),
  document(context, { found }) {
    const { i18n, url } = context
    const title = i18n._(msg`Gift boxes`)
    const list = found.kind === 'ok' ? found.value.boxes.filter(({ code }) => digital.test(code)) : undefined
    const picture = list?.[0]?.images[0]
    return {
      status: list ? 200 : 503,
      head: {
        title,
        description: i18n._(msg`Give a weekend: spa, gourmet and romantic gift boxes, valid 18 months, delivered by email within minutes.`),
        sheet: 'search',
        canonical: canonicalHref(context, 'boxes'),
        ...(picture && { picture }),
        alternates: markets.map(({ locale, language }) => ({ locale, path: `/${segments.boxes[language]}` })),
      },
      caching: { ...(list ? pageAges.boxes : { seconds: 0 }), tags: ['boxes'] },
      frame: { kind: 'full', page: 'other' },
      body: (
        <>
          <Hero low title={title} subtitle={i18n._(msg`You choose the theme, they choose the stay and the dates.`)} image={picture} />
          <Section title={<Trans>All our boxes</Trans>}>{list ? <Boxes boxes={list} /> : <FailedState retry={url.pathname} />}</Section>
        </>
      ),
    }
  },
})

function Boxes({ boxes: list }: { boxes: readonly BoxListItem[] }): ReactNode {
  return (
    <Grid four>
      {list.map((box) => (
        <GiftBoxCard key={box.code} box={box} />
      ))}
    </Grid>
  )
}
