/** Successful calls earn retries, so traffic grows by a tenth at most when everything fails. */
export interface RetryBudget {
  earn: () => void
  spend: () => boolean
}

export function createRetryBudget(share = 0.1, ceiling = 10): RetryBudget {
  let balance = 0
  return {
    earn() {
      balance = Math.min(ceiling, balance + share)
    },
    spend() {
      if (balance < 1) return false
      balance -= 1
      return true
    },
  }
}
