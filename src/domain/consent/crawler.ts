const names = /bot|crawl|spider|slurp|lighthouse|preview/i

/** Whether a user agent is a crawler's. */
export const isCrawler = (userAgent: string): boolean => names.test(userAgent)
