import { maxItems, type SearchType } from '../../contract/analytics-limits.ts'
import { visibleCards } from '../cards.ts'
import { track } from '../track.ts'
import { itemOfCard, searchTypeOf } from './card-item.ts'
import { watchSeen } from './seen-once.ts'

/** Reports visible cards, one event per list. */
export const watchLists = (): (() => void) =>
  watchSeen('[data-offer]', (seen) => {
    const visible = visibleCards()
    // Not results that are about to be replaced.
    const current = seen.filter((card) => visible.includes(card) && !card.closest('[data-waiting]'))
    const lists = Map.groupBy(current, searchTypeOf)
    for (const [searchType, cards] of lists) report(searchType, cards, visible)
  })

function report(searchType: SearchType, cards: readonly HTMLElement[], visible: readonly Element[]): void {
  const items = cards.map((card) => itemOfCard(card, visible.indexOf(card)))
  const sorted = items.toSorted((one, other) => (one.index ?? 0) - (other.index ?? 0))
  for (let from = 0; from < sorted.length; from += maxItems)
    track({ event: 'view_item_list', searchType, items: sorted.slice(from, from + maxItems) })
}
