/** Attempts, and milliseconds between them (S9.46). */
export const googleId = { times: 5, every: 1000 }

/** `1234567890.1805000000` of `_ga=GA1.1.1234567890.1805000000`. */
export const googleClientId = (cookies: string): string | undefined =>
  /(?:^|;\s*)_ga=GA\d\.\d\.(\d{1,20}\.\d{1,20})(?:;|$)/.exec(cookies)?.[1]
