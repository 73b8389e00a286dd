import { useEffect } from 'react'

/** Cards that a map is in step with. Constant. */
export interface CardList {
  /** Selectors of the element around the cards, and of the cards. */
  readonly around: string
  readonly cards: string
  /** Brings the card of the selected pin into view. */
  readonly bring: (card: HTMLElement) => void
}

interface CardsInStep {
  readonly selected: number | undefined
  readonly pointed: number | undefined
  /** Undefined when the card is left. */
  readonly onPoint: (stay: number | undefined) => void
}

const enter = ['pointerover', 'focusin'] as const
const leave = ['pointerleave', 'focusout'] as const

/**
 * Keeps cards that are not the map's own in step with it: one that is hovered or has the focus points at its pin, and a pin that is
 * selected or pointed at marks its card (`data-on-map`).
 */
export function useCardsInStep(list: CardList, { selected, pointed, onPoint }: CardsInStep): void {
  useEffect(() => {
    const around = document.querySelector(list.around)
    // A map among the cards reports its own pins.
    const over = ({ target }: Event) => isOnMap(target) || onPoint(stayOfCard(list, target))
    const out = ({ target }: Event) => isOnMap(target) || onPoint(undefined)
    for (const type of enter) around?.addEventListener(type, over)
    for (const type of leave) around?.addEventListener(type, out)
    return () => {
      for (const type of enter) around?.removeEventListener(type, over)
      for (const type of leave) around?.removeEventListener(type, out)
    }
  }, [list, onPoint])

  // After every render: the list may have new cards.
  useEffect(() => {
    for (const card of cardsOf(list)) card.toggleAttribute('data-on-map', [selected, pointed].includes(Number(card.dataset['offer'])))
  })
  useEffect(() => () => cardsOf(list).forEach((card) => card.removeAttribute('data-on-map')), [list])

  useEffect(() => {
    const card = selected === undefined ? undefined : cardsOf(list).find(({ dataset }) => Number(dataset['offer']) === selected)
    if (card) list.bring(card)
  }, [list, selected])
}

/** How a list scrolls to a card. */
export const scrollBehavior = (): ScrollBehavior => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth')

/** Only visible ones: the server's results stay in the document behind the island's. */
const cardsOf = ({ cards }: CardList) => [...document.querySelectorAll<HTMLElement>(cards)].filter((card) => card.checkVisibility())

const isOnMap = (target: EventTarget | null) => target instanceof Element && target.closest('#map-beside') !== null

function stayOfCard({ cards }: CardList, target: EventTarget | null): number | undefined {
  const card = target instanceof Element ? target.closest<HTMLElement>(cards) : null
  return card ? Number(card.dataset['offer']) : undefined
}
