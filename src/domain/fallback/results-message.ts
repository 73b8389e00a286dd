export type ResultsMessage = 'loading' | 'noResults' | 'onlyFallbacks' | 'withFallbacks' | 'none'

/** Returns `loading` until all are known, so that no message is replaced. `fallbackCount`: fallbacks with results. */
export function resultsMessage(state: { loading: boolean; exactCount: number; fallbackCount: number }): ResultsMessage {
  if (state.loading) return 'loading'
  if (state.exactCount > 0) return state.fallbackCount > 0 ? 'withFallbacks' : 'none'
  return state.fallbackCount > 0 ? 'onlyFallbacks' : 'noResults'
}
