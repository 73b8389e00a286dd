/** When the page loaded, in epoch milliseconds by the visitor's clock: the start script is the first to run. */
export const loadedAt = Date.now()
