import { track } from '../analytics/track.ts'

type Carousel = () => Promise<typeof import('./carousel.ts')>

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

const stepButton = ({ target }: Event) => target instanceof Element && target.closest<HTMLElement>('[data-step]')

/** The server's cards remain in the page, hidden, when an island shows others. */
export const visibleCards = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-offer]')].filter((card) => card.checkVisibility())

export function listenToCards(carousel: Carousel): void {
  const chosen = (event: MouseEvent) => {
    if (event.button > 1 || !(event.target instanceof Element)) return
    const card = event.target.closest('a')?.closest<HTMLElement>('[data-offer]')
    if (!card) return
    const index = visibleCards().indexOf(card)
    track({ event: 'select_item', stay: Number(card.dataset['offer']), index })
  }
  addEventListener('click', (event) => {
    chosen(event)
    const button = stepButton(event)
    if (button) void carousel().then(({ step }) => step(button, Number(button.dataset['step'])))
  })
  addEventListener('keydown', (event) => {
    const by = steps[event.key]
    const button = by && stepButton(event)
    if (!button) return
    event.preventDefault()
    void carousel().then(({ step }) => step(button, by))
  })
  addEventListener('auxclick', chosen)
  addEventListener('pointerover', ({ target }) => {
    if (target instanceof Element && target.closest('[data-strip]')) void carousel()
  })
}
