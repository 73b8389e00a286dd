import { track } from '../booking/track.ts'

/**
 * Promotions (`data-promotion`) are told to analytics when half of one has been seen, each once a page. Those that islands put on the
 * page are found after the next scrolling.
 */
export function watchPromotions(): void {
  const told = new Set<string>()
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const promotion = target instanceof HTMLElement && target.dataset['promotion']
        if (!isIntersecting || !promotion) continue
        seen.unobserve(target)
        if (told.has(promotion)) continue
        told.add(promotion)
        track({ event: 'view_promotion', promotion })
      }
    },
    { threshold: 0.5 },
  )
  const find = () => {
    for (const promotion of document.querySelectorAll('[data-promotion]')) seen.observe(promotion)
  }
  find()
  addEventListener('scrollend', find)
}
