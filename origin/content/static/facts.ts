/** The figures the static pages and the settings agree on, in every language. */
export const facts = {
  /** Months a gift is valid. */
  valid: { activity: 12, singleVoucher: 12, box: 18, giftCard: 18 },
  /** Working days for a box by post. */
  delivery: { min: 2, max: 4 },
  /** Percent of the price of each night given back on a cancellation before the deadline. */
  refund: 80,
  /** Hours until customer care answers a message. */
  reply: 48,
  /** Euro, and days before arrival, from which a payment can be split. */
  instalments: { three: { from: 200, to: 2000 }, four: { from: 250, to: 2000 }, days: 7 },
  /** Days before arrival needed to pay later, and on which the amount is then taken. */
  deferred: { days: 5, taken: 2 },
  /** Days to change one's mind about a gift bought online. */
  withdrawal: 14,
  /** Last minute of the day for an arrival the same day. */
  cutOff: 20,
} as const
