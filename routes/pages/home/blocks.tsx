import type { ReactNode } from 'react'
import type { Block, HomePage } from '../../../src/contract/cms.ts'
import type { OffersAnswer } from '../../../src/contract/offers.ts'
import { Deferred } from '../../../src/hydration/server/Deferred.tsx'
import { Island } from '../../../src/hydration/server/Island.tsx'
import { Memo } from '../../../src/hydration/server/Memo.tsx'
import { countdown } from '../../../src/islands/countdown/island.ts'
import { BoxBlock } from '../../../src/ui/home/BoxBlock.tsx'
import { JumbotronPromo } from '../../../src/ui/home/JumbotronPromo.tsx'
import { MainUSP } from '../../../src/ui/home/MainUSP.tsx'
import { PromoCards } from '../../../src/ui/home/PromoCards.tsx'
import { TargetedBanner } from '../../../src/ui/home/TargetedBanner.tsx'
import { TopBar } from '../../../src/ui/home/TopBar.tsx'
import { TopSearchResults } from '../../../src/ui/home/TopSearchResults.tsx'
import { instant } from '../../../src/ui/format/instant.ts'
import { GridSkeleton } from '../../../src/ui/results/Grid.tsx'
import { ResultsGrid } from '../../../src/ui/results/ResultsGrid.tsx'
import type { PageContext } from '../../context.ts'

type TopResults = Extract<Block, { type: 'TopSearchResults' }>

/** The searches of a home page's blocks, all asked at once, by the block they are for. */
export type BlockResults = ReadonlyMap<Block, Promise<OffersAnswer>>

/** One landing block (specification of booking, section 2, "Home page"). */
export function HomeBlock({ of, results, context }: { of: Block; results: BlockResults; context: PageContext }): ReactNode {
  switch (of.type) {
    case 'BestBoxes':
      return <Memo of={of}>{() => <BoxBlock of={of.block} />}</Memo>
    case 'JumbotronPromo':
      return (
        <div className="wrap">
          <JumbotronPromo of={of} now={context.now.toISOString()} countdown={of.end && <Clock end={of.end} context={context} />} />
        </div>
      )
    case 'MainUSP':
      return <Memo of={of}>{() => <MainUSP items={of.items} />}</Memo>
    case 'PromoCards':
      return <Memo of={of}>{() => <PromoCards title={of.title} cards={of.cards} />}</Memo>
    case 'TargetedBanner':
      return (
        <div className="wrap">
          <Memo of={of}>{() => <TargetedBanner of={of.banner} />}</Memo>
        </div>
      )
    case 'TopBar':
      return <Memo of={of}>{() => <TopBar text={of.text} cta={of.cta} />}</Memo>
    case 'TopSearchResults':
      return <TopResultsBlock of={of} offers={results.get(of)} />
  }
}

/** Counts down to a campaign's end; without scripts it says when that is. */
function Clock({ end, context: { market } }: { end: string; context: PageContext }): ReactNode {
  const until = instant(end, market)
  return <Island of={countdown} when="visible" props={{ end, until }} />
}

/** A block of results that fails is left out, silently (section 8). */
function TopResultsBlock({ of, offers }: { of: TopResults; offers: Promise<OffersAnswer> | undefined }): ReactNode {
  if (!offers) return null
  const around = (children: ReactNode) => <TopSearchResults of={of}>{children}</TopSearchResults>
  return (
    <Deferred of={offers} pending={around(<GridSkeleton cards={of.count} />)} failed={null}>
      {({ exactMatch }) =>
        exactMatch.length > 0 &&
        around(
          <Memo of={exactMatch} by="block">
            {() => <ResultsGrid offers={exactMatch.slice(0, of.count)} />}
          </Memo>,
        )
      }
    </Deferred>
  )
}

/** Starts every search the page's blocks need. */
export function askBlocks(page: HomePage, ask: (block: TopResults) => Promise<OffersAnswer>): BlockResults {
  const results = new Map<Block, Promise<OffersAnswer>>()
  for (const block of page.blocks) if (block.type === 'TopSearchResults' && block.kind !== 'activities') results.set(block, ask(block))
  return results
}
