import { track } from './track.ts'

type Carousel = () => Promise<typeof import('./carousel.ts')>

/** Delegates clicks on cards of pages and islands: reports chosen offers to analytics, and moves pictures. */
export function listenToCards(carousel: Carousel): void {
  const chosen = (event: MouseEvent) => {
    if (event.button > 1 || !(event.target instanceof Element)) return
    const card = event.target.closest('a')?.closest<HTMLElement>('[data-offer]')
    if (!card) return
    // The server's cards stay in the page, hidden, while an island shows others.
    const index = [...document.querySelectorAll('[data-offer]')].filter((it) => it.checkVisibility()).indexOf(card)
    track({ event: 'select_item', stay: Number(card.dataset['offer']), index })
  }
  addEventListener('click', (event) => {
    chosen(event)
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('[data-step]')
    if (button) void carousel().then(({ step }) => step(button))
  })
  addEventListener('auxclick', chosen)
  addEventListener('pointerover', ({ target }) => {
    if (target instanceof Element && target.closest('[data-strip]')) void carousel()
  })
}
