import type { ReactNode } from 'react'
import { resultsMessage } from '../../../src/domain/fallback/results-message.ts'
import { Deferred } from '../../../src/hydration/server/Deferred.tsx'
import { Memo } from '../../../src/hydration/server/Memo.tsx'
import { FallbackResults } from '../../../src/ui/results/FallbackResults.tsx'
import { GridSkeleton } from '../../../src/ui/results/Grid.tsx'
import { ResultsMessage } from '../../../src/ui/results/messages.tsx'
import { anyFound, type AskedFallback, shownResults } from './ask-fallbacks.ts'

/** What is suggested besides too few exact results: the message about both, then each fallback as it comes. One that fails is left out. */
export function ServedFallbacks({
  asked,
  exactCount,
  reset,
}: {
  asked: readonly AskedFallback[]
  exactCount: number
  reset: string
}): ReactNode {
  const message = (loading: boolean, found: boolean) => (
    <ResultsMessage message={resultsMessage({ loading, exactCount, fallbackCount: found ? 1 : 0 })} reset={reset} />
  )
  if (asked.length === 0) return message(false, false)
  return (
    <>
      <Deferred of={anyFound(asked)} pending={message(true, false)} failed={null}>
        {(found) => message(false, found)}
      </Deferred>
      {shownResults(asked).map((shown, at) => (
        <Deferred key={at} of={shown} pending={<GridSkeleton cards={3} />} failed={null}>
          {(offers) => {
            const fallback = asked[at]?.fallback
            return (
              fallback &&
              offers.length > 0 && (
                <Memo of={offers} by={`fallback ${fallback.value} ${fallback.address.query}`}>
                  {() => <FallbackResults of={fallback} offers={offers} />}
                </Memo>
              )
            )
          }}
        </Deferred>
      ))}
    </>
  )
}
