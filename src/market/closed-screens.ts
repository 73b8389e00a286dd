/** Paths below a market's base, in every language, of screens that concern one visitor: crawlers stay out (`robots.txt`). */
export const closedScreens = ['account', 'checkout', 'booking-lookup', 'beneficiary/login', 'beneficiary/gift', 'box/login'] as const
