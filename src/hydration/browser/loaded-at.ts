/** Epoch milliseconds by the visitor's clock when the page loaded: the start script is its first to run. */
export const loadedAt = Date.now()
