import type { ReactNode } from 'react'
import type { Block, HomePage } from '../../../src/contract/cms/home-page.ts'
import type { OffersResponse } from '../../../src/contract/offers.ts'
import { withOwnPictures } from '../../../src/domain/cards/result-list.ts'
import { experimentsOfCards } from '../../../src/domain/experiments/experiments.ts'
import { ContentSection } from '../../../src/hydration/server/ContentSection.tsx'
import { Deferred } from '../../../src/hydration/server/Deferred.tsx'
import { Island } from '../../../src/hydration/server/Island.tsx'
import { Memo } from '../../../src/hydration/server/memo/Memo.tsx'
import type { StoredSections } from '../../../src/hydration/server/stored-sections.ts'
import { countdown } from '../../../src/islands/countdown/island.ts'
import { BoxBlock } from '../../../src/ui/home/BoxBlock.tsx'
import { JumbotronPromo } from '../../../src/ui/home/JumbotronPromo.tsx'
import { MainUSP } from '../../../src/ui/home/MainUSP.tsx'
import { PromoCards } from '../../../src/ui/home/PromoCards.tsx'
import { TargetedBanner } from '../../../src/ui/home/TargetedBanner.tsx'
import { TopBar } from '../../../src/ui/home/TopBar.tsx'
import { TopSearchResults } from '../../../src/ui/home/TopSearchResults.tsx'
import { formatInstant } from '../../../src/ui/format/time.ts'
import { GridSkeleton } from '../../../src/ui/results/Grid.tsx'
import { ResultsGrid } from '../../../src/ui/results/ResultsGrid.tsx'
import type { PageContext } from '../../context.ts'

type TopResults = Extract<Block, { type: 'TopSearchResults' }>

export type BlockResults = ReadonlyMap<Block, Promise<OffersResponse>>

interface HomeBlockProps {
  readonly at: number
  readonly block: Block
  readonly sections: StoredSections
  readonly results: BlockResults
  readonly context: PageContext
}

export function HomeBlock({ at, block, sections, results, context }: HomeBlockProps): ReactNode {
  switch (block.type) {
    case 'BestBoxes':
      return <Memo component={BoxBlock} props={{ content: block.block }} />
    case 'JumbotronPromo':
      return (
        <div className="wrap">
          <JumbotronPromo
            content={block}
            now={context.now.toISOString()}
            countdown={block.end && <Clock end={block.end} context={context} />}
          />
        </div>
      )
    case 'MainUSP':
      return <Memo component={MainUSP} props={{ items: block.items }} />
    case 'PromoCards':
      return <Memo component={PromoCards} props={{ title: block.title, cards: block.cards }} />
    case 'TargetedBanner':
      return (
        <div className="wrap">
          <Memo component={TargetedBanner} props={{ content: block.banner }} />
        </div>
      )
    case 'TopBar':
      return <Memo component={TopBar} props={{ text: block.text, cta: block.cta }} />
    case 'TopSearchResults':
      return <TopResultsBlock {...{ at, block, sections }} offers={results.get(block)} />
  }
}

/** Visitors without scripts see the date of the end. */
function Clock({ end, context: { site } }: { end: string; context: PageContext }): ReactNode {
  const until = formatInstant(end, site.market)
  return <Island island={countdown} when="visible" props={{ end, until }} />
}

/** The block is left out when its search fails (B8.23). */
function TopResultsBlock({
  at,
  block,
  sections,
  offers: found,
}: {
  at: number
  block: TopResults
  sections: StoredSections
  offers: Promise<OffersResponse> | undefined
}): ReactNode {
  if (!found) return null
  const pending = (
    <TopSearchResults block={block}>
      <GridSkeleton cards={block.count} />
    </TopSearchResults>
  )
  return (
    <Deferred data={found} pending={pending} failed={null}>
      {({ exactMatch: offers }) =>
        offers.length > 0 && (
          <ContentSection
            name={`block${at}`}
            sections={sections}
            component={FoundResults}
            content={{ block, offers }}
            responses={['block', 'offers']}
            experiments={experimentsOfCards}
          />
        )
      }
    </Deferred>
  )
}

function FoundResults({ block, offers }: { block: TopResults; offers: OffersResponse['exactMatch'] }): ReactNode {
  return (
    <TopSearchResults block={block}>
      <ResultsGrid offers={offers} />
    </TopSearchResults>
  )
}

/** Starts all searches at once. Each row begins with stays whose pictures are neither in the page's own blocks nor in the rows above. */
export function loadBlocks(page: HomePage, fetchOffers: (block: TopResults) => Promise<OffersResponse>): BlockResults {
  const results = new Map<Block, Promise<OffersResponse>>()
  let shown: Promise<readonly string[]> = Promise.resolve(picturesOf(page))
  for (const block of page.blocks) {
    if (block.type !== 'TopSearchResults') continue
    const above = shown
    const row = Promise.all([fetchOffers(block), above]).then(([response, taken]) => ({
      ...response,
      exactMatch: withOwnPictures(response.exactMatch.slice(0, block.count), taken),
    }))
    results.set(block, row)
    // Rows arrive in the order of the page, so no row waits for one that is not above it.
    shown = Promise.all([above, row]).then(
      ([taken, { exactMatch }]) => [...taken, ...exactMatch.flatMap(({ images }) => images[0]?.url ?? [])],
      () => above,
    )
  }
  return results
}

export const picturesOf = ({ jumbotron, blocks }: HomePage): string[] => [jumbotron.image.url, ...blocks.flatMap(picturesOfBlock)]

function picturesOfBlock(block: Block): string[] {
  switch (block.type) {
    case 'BestBoxes':
      return block.block.boxes.map(({ image }) => image.url)
    case 'JumbotronPromo':
      return [block.image.url]
    case 'PromoCards':
      return block.cards.map(({ image }) => image.url)
    case 'TargetedBanner':
      return [block.banner.image.url]
    default:
      return []
  }
}
