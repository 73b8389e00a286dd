import { track } from '../booking/track.ts'

/** What moves a card's pictures; fetched when a visitor comes near one. */
type Carousel = () => Promise<typeof import('./carousel.ts')>

/**
 * Cards are plain markup, wherever they come from (a page's answer, an island): the page listens for them. Choosing one is told to
 * analytics, in whichever tab it opens; its buttons move its pictures.
 */
export function listenToCards(carousel: Carousel): void {
  const chosen = (event: MouseEvent) => {
    if (event.button > 1 || !(event.target instanceof Element)) return
    const card = event.target.closest('a')?.closest<HTMLElement>('[data-offer]')
    if (!card) return
    const index = [...document.querySelectorAll('[data-offer]')].indexOf(card)
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
