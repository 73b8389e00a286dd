/** What is said about the results: nothing to find, suggestions only, results and suggestions, or nothing at all. */
export type ResultsMessage = 'loading' | 'noResults' | 'onlyFallbacks' | 'withFallbacks' | 'none'

/**
 * The message of a results page. `fallbackCount` is how many fallbacks have results; while exact results or fallbacks are still on
 * their way there is a placeholder, not a message that would have to be taken back.
 */
export function resultsMessage(state: { loading: boolean; exactCount: number; fallbackCount: number }): ResultsMessage {
  if (state.loading) return 'loading'
  if (state.exactCount > 0) return state.fallbackCount > 0 ? 'withFallbacks' : 'none'
  return state.fallbackCount > 0 ? 'onlyFallbacks' : 'noResults'
}
