import { longestText } from '../../contract/analytics-limits.ts'
import { track } from '../track.ts'
import { watchSeen } from './seen-once.ts'

const all = () => [...document.querySelectorAll<HTMLElement>('[data-promotion]')]

const promotionOf = (element: HTMLElement) => ({
  promotion: (element.dataset['promotion'] ?? '').slice(0, longestText),
  index: all()
    .filter((each) => each.checkVisibility())
    .indexOf(element),
})

/** Reports each visible promotion (`data-promotion`) once per page, and each that is followed. */
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
