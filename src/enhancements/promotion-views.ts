import { track } from './track.ts'

/** Reports promotions (`data-promotion`) to analytics once half of one has been visible, each once per page. */
export function watchPromotions(): void {
  const reportedIds = new Set<string>()
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const promotion = target instanceof HTMLElement && target.dataset['promotion']
        if (!isIntersecting || !promotion) continue
        seen.unobserve(target)
        if (reportedIds.has(promotion)) continue
        reportedIds.add(promotion)
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
