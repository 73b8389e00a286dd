const names = /bot|crawl|spider|slurp|lighthouse|preview/i

export const isCrawler = (userAgent: string): boolean => names.test(userAgent)
