import { useEffect } from 'react'

/** Where the cards of the map's stays are. It must be the same object in every render. */
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
  /** Receives undefined when the pointer or the focus leaves a card. */
  readonly onPoint: (stay: number | undefined) => void
}

const enter = ['pointerover', 'focusin'] as const
const leave = ['pointerleave', 'focusout'] as const

/** A hovered or focused card points at its pin; a selected or pointed pin marks its card (`data-on-map`). */
export function useCardsInStep(list: CardList, { selected, pointed, onPoint }: CardsInStep): void {
  useEffect(() => {
    const around = document.querySelector(list.around)
    // A map that is among the cards reports its own pins.
    const over = ({ target }: Event) => isOnMap(target) || onPoint(stayOfCard(list, target))
    const out = ({ target }: Event) => isOnMap(target) || onPoint(undefined)
    for (const type of enter) around?.addEventListener(type, over)
    for (const type of leave) around?.addEventListener(type, out)
    return () => {
      for (const type of enter) around?.removeEventListener(type, over)
      for (const type of leave) around?.removeEventListener(type, out)
    }
  }, [list, onPoint])

  // Marked after every render, since another island may have rendered new cards.
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

/** The server's results, which an island's have replaced, are hidden but still there. */
const cardsOf = ({ cards }: CardList) => [...document.querySelectorAll<HTMLElement>(cards)].filter((card) => card.checkVisibility())

const isOnMap = (target: EventTarget | null) => target instanceof Element && target.closest('#map-beside') !== null

function stayOfCard({ cards }: CardList, target: EventTarget | null): number | undefined {
  const card = target instanceof Element ? target.closest<HTMLElement>(cards) : null
  return card ? Number(card.dataset['offer']) : undefined
}
