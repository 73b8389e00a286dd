import { useEffect } from 'react'

interface CardsInStep {
  readonly selected: number | undefined
  readonly pointed: number | undefined
  /** Undefined when the card is left. */
  readonly onPoint: (stay: number | undefined) => void
}

const enter = ['pointerover', 'focusin'] as const
const leave = ['pointerleave', 'focusout'] as const

/**
 * Keeps the cards of the results, which belong to another island, in step with the map: a card that is hovered or has the focus points at its
 * pin, and a pin that is selected or pointed at marks its card.
 */
export function useCardsInStep({ selected, pointed, onPoint }: CardsInStep): void {
  useEffect(() => {
    const results = document.getElementById('results')
    // The map is among the results; it reports its own pins.
    const over = ({ target }: Event) => isOnMap(target) || onPoint(stayOfCard(target))
    const out = ({ target }: Event) => isOnMap(target) || onPoint(undefined)
    for (const type of enter) results?.addEventListener(type, over)
    for (const type of leave) results?.addEventListener(type, out)
    return () => {
      for (const type of enter) results?.removeEventListener(type, over)
      for (const type of leave) results?.removeEventListener(type, out)
    }
  }, [onPoint])

  // After every render: the results may have new cards.
  useEffect(() => {
    for (const card of cards()) card.toggleAttribute('data-on-map', [selected, pointed].includes(Number(card.dataset['offer'])))
  })
  useEffect(() => () => cards().forEach((card) => card.removeAttribute('data-on-map')), [])

  useEffect(() => {
    if (selected === undefined) return
    const card = cards().find(({ dataset }) => Number(dataset['offer']) === selected)
    card?.scrollIntoView({ block: 'nearest', behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' })
  }, [selected])
}

const ofCards = '#results > :not(#map-beside) article[data-offer]'

/** Only visible ones: the server's results stay in the document behind the island's. */
const cards = () => [...document.querySelectorAll<HTMLElement>(ofCards)].filter((card) => card.checkVisibility())

const isOnMap = (target: EventTarget | null) => target instanceof Element && target.closest('#map-beside') !== null

function stayOfCard(target: EventTarget | null): number | undefined {
  const card = target instanceof Element ? target.closest<HTMLElement>(ofCards) : null
  return card ? Number(card.dataset['offer']) : undefined
}
