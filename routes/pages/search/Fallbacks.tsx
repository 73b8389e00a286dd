import type { ReactNode } from 'react'
import { resultsMessage } from '../../../src/domain/fallback/results-message.ts'
import { Deferred } from '../../../src/hydration/server/Deferred.tsx'
import { FallbackResults } from '../../../src/ui/results/FallbackResults.tsx'
import { GridSkeleton } from '../../../src/ui/results/Grid.tsx'
import { type Reset, ResultsMessage } from '../../../src/ui/results/messages.tsx'
import { anyFound, type PendingFallback, shownResults } from './load-fallbacks.ts'

interface FallbacksProps {
  readonly fallbacks: readonly PendingFallback[]
  readonly exactCount: number
  readonly reset: Reset | undefined
  readonly suggestions: ReactNode
}

/** Fallbacks are deferred one by one, and a failed one is left out. */
export function Fallbacks({ fallbacks, exactCount, reset, suggestions }: FallbacksProps): ReactNode {
  const message = (loading: boolean, found: boolean) => (
    <ResultsMessage message={resultsMessage({ loading, exactCount, fallbackCount: found ? 1 : 0 })} {...(reset && { reset })} />
  )
  if (fallbacks.length === 0)
    return (
      <>
        {message(false, false)}
        {suggestions}
      </>
    )
  const offersOf = shownResults(fallbacks)
  return (
    <>
      <Deferred data={anyFound(fallbacks)} pending={message(true, false)} failed={null}>
        {(found) => message(false, found)}
      </Deferred>
      {suggestions}
      {fallbacks.map(
        ({ fallback }, at) =>
          offersOf[at] && (
            <Deferred key={fallback.value} data={offersOf[at]} pending={<GridSkeleton cards={3} />} failed={null}>
              {(found) => <FallbackResults fallback={fallback} {...found} total={found.total + exactCount} />}
            </Deferred>
          ),
      )}
    </>
  )
}
