import { useEffect } from 'react'
import { staysList } from './stays-list.ts'

/** Pixels by which the first card may be cut. */
const cut = 24

/** Points at the first stay in view on touch screens, which cannot hover. */
export function useFirstInView(onPoint: (stay: number | undefined) => void): void {
  useEffect(() => {
    const list = document.getElementById(staysList)
    if (!list || matchMedia('(hover: hover)').matches) return
    const point = () => {
      const start = list.getBoundingClientRect().left - cut
      const cards = [...list.querySelectorAll<HTMLElement>('article[data-offer]')]
      const first = cards.find((card) => card.getBoundingClientRect().left >= start)
      onPoint(first && Number(first.dataset['offer']))
    }
    point()
    list.addEventListener('scroll', point, { passive: true })
    return () => list.removeEventListener('scroll', point)
  }, [onPoint])
}
