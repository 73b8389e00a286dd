import { maxTextLength, maxItemsOfEvent, type SearchType } from '../../contract/analytics-limits.ts'
import { whenIdle } from '../../hydration/browser/triggers.ts'
import { visibleCards } from '../cards/cards.ts'
import { itemOfCard, searchTypeOf } from './card-item.ts'
import { track } from './track.ts'

const gatheringMs = 300

/**
 * Reports elements in batches once half of one was visible, and finds later elements when the page is idle. Returns the function that ends
 * it.
 */
function watchSeen(selector: string, report: (seen: readonly HTMLElement[]) => void): () => void {
  const known = new WeakSet<Element>()
  let seen: HTMLElement[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const visible = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue
        visible.unobserve(target)
        seen.push(target)
      }
      if (seen.length === 0) return
      timer ??= setTimeout(() => {
        timer = undefined
        report(seen.splice(0))
      }, gatheringMs)
    },
    { threshold: 0.5 },
  )
  const find = () => {
    for (const element of document.querySelectorAll(selector)) {
      if (known.has(element)) continue
      known.add(element)
      visible.observe(element)
    }
  }
  let cancel: (() => void) | undefined
  const changes = new MutationObserver(() => {
    cancel ??= whenIdle(() => {
      cancel = undefined
      find()
    })
  })
  find()
  changes.observe(document.body, { childList: true, subtree: true })
  return () => {
    visible.disconnect()
    changes.disconnect()
    clearTimeout(timer)
    cancel?.()
    seen = []
  }
}

export const watchLists = (): (() => void) =>
  watchSeen('[data-offer]', (seen) => {
    const visible = visibleCards()
    // Results that are about to be replaced do not count.
    const current = seen.filter((card) => visible.includes(card) && !card.closest('[data-waiting]'))
    const lists = Map.groupBy(current, searchTypeOf)
    for (const [searchType, cards] of lists) reportList(searchType, cards, visible)
  })

function reportList(searchType: SearchType, cards: readonly HTMLElement[], visible: readonly Element[]): void {
  const items = cards.map((card) => itemOfCard(card, visible.indexOf(card)))
  const sorted = items.toSorted((one, other) => (one.index ?? 0) - (other.index ?? 0))
  for (let from = 0; from < sorted.length; from += maxItemsOfEvent)
    track({ event: 'view_item_list', searchType, items: sorted.slice(from, from + maxItemsOfEvent) })
}

const allPromotions = () => [...document.querySelectorAll<HTMLElement>('[data-promotion]')]

const promotionOf = (element: HTMLElement) => ({
  promotion: (element.dataset['promotion'] ?? '').slice(0, maxTextLength),
  index: allPromotions()
    .filter((each) => each.checkVisibility())
    .indexOf(element),
})

/** Reports each visible promotion (`data-promotion`) once for each page, and each that is followed. */
export function watchPromotions(): () => void {
  const reported = new Set<string>()
  const stop = watchSeen('[data-promotion]', (seen) => {
    for (const element of seen) {
      const { promotion, index } = promotionOf(element)
      if (!promotion || reported.has(promotion)) continue
      reported.add(promotion)
      track({ event: 'view_promotion', promotion, index: Math.max(0, index) })
    }
  })
  const follow = ({ target, button }: MouseEvent) => {
    if (button > 1 || !(target instanceof Element)) return
    const element = target.closest('a')?.closest<HTMLElement>('[data-promotion]')
    if (element) track({ event: 'select_promotion', ...promotionOf(element) })
  }
  addEventListener('click', follow)
  addEventListener('auxclick', follow)
  return () => {
    stop()
    removeEventListener('click', follow)
    removeEventListener('auxclick', follow)
  }
}
