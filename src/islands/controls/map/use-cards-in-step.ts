import { useEffect } from 'react'

/** Must keep its identity. */
export interface CardList {
  /** Selectors. */
  readonly around: string
  readonly cards: string
  /** Scrolls to the selected pin's card. */
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

/** A hovered or focused card points at its pin; a selected or pointed pin marks its card (`data-on-map`). */
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

  // After every render: cards may be new.
  useEffect(() => {
    for (const card of cardsOf(list)) card.toggleAttribute('data-on-map', [selected, pointed].includes(Number(card.dataset['offer'])))
  })
  useEffect(() => () => cardsOf(list).forEach((card) => card.removeAttribute('data-on-map')), [list])

  useEffect(() => {
    const card = selected === undefined ? undefined : cardsOf(list).find(({ dataset }) => Number(dataset['offer']) === selected)
    if (card) list.bring(card)
  }, [list, selected])
}

export const scrollBehavior = (): ScrollBehavior => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth')

/** Not the server's results, hidden behind the island's. */
const cardsOf = ({ cards }: CardList) => [...document.querySelectorAll<HTMLElement>(cards)].filter((card) => card.checkVisibility())

const isOnMap = (target: EventTarget | null) => target instanceof Element && target.closest('#map-beside') !== null

function stayOfCard({ cards }: CardList, target: EventTarget | null): number | undefined {
  const card = target instanceof Element ? target.closest<HTMLElement>(cards) : null
  return card ? Number(card.dataset['offer']) : undefined
}
