/** Figures that the static pages and the settings share. */
export const facts = {
  valid: { activity: 12, singleVoucher: 12, box: 18, giftCard: 18 },
  delivery: { min: 2, max: 4 },
  /** Percent of each night's price refunded on cancellation before the deadline. */
  refund: 80,
  reply: 48,
  /** Euro, and days before arrival. */
  instalments: { three: { from: 200, to: 2000 }, four: { from: 250, to: 2000 }, days: 7 },
  /** Days before arrival: earliest booking, and payment. */
  deferred: { days: 5, taken: 2 },
  withdrawal: 14,
  /** Criteria of the audit (`docs/accessibility.md`): all, and those that conform, do not, are not judged, do not apply. */
  audit: { criteria: 106, conform: 48, fail: 4, open: 28, absent: 26 },
  cutOff: 20,
} as const
