import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import type { SearchBase } from '../../contract/search-base.ts'
import type { SearchCriteria } from '../../domain/search/criteria.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import canvas from '../controls/map/MapCanvas.module.css'
import { type CardList, scrollBehavior, useCardsInStep } from '../controls/map/use-cards-in-step.ts'
import { useOffers } from '../search-page/offers-query.ts'
import { ResultsCanvas } from './ResultsCanvas.tsx'
import { useMapSearch } from './map-queries.ts'

/** The cards that the map is kept in step with are those of the results, which another island renders. */
const results: CardList = {
  around: '#results',
  cards: '#results > :not(#map-beside) article[data-offer]',
  bring: (card) => card.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() }),
}

interface MapBesideProps {
  readonly base: SearchBase
  readonly criteria: SearchCriteria
  readonly onEnlarge: () => void
}

export function MapBeside({ base, criteria, onEnlarge }: MapBesideProps): ReactNode {
  const { t } = useLingui()
  const [place] = useState(() => document.getElementById('map-beside'))
  const [selected, select] = useState<number>()
  const [pointed, point] = useState<number>()
  const points = useMapSearch(criteria)
  // The same call as that of the results, so it is made once.
  const listed = useOffers(criteria, 0, true)
  const isListed = listed.data !== undefined && !listed.isPlaceholderData
  useCardsInStep(results, { selected, pointed, onPoint: point })
  return (
    place &&
    createPortal(
      <ResultsCanvas
        base={base}
        criteria={criteria}
        points={points}
        offers={listed.data?.exactMatch ?? none}
        place={{
          found: isListed ? listed.data?.searchDetails.location : undefined,
          resolved: isListed || listed.isError,
        }}
        selected={selected}
        onSelect={select}
        pointed={pointed}
        onPoint={point}
        instead={t`All the results are in the list.`}
      >
        <button type="button" className={canvas.enlarge} aria-label={t`Enlarge the map`} aria-haspopup="dialog" onClick={onEnlarge}>
          <Icon name="expand" />
        </button>
      </ResultsCanvas>,
      place,
    )
  )
}

const none: readonly never[] = []
