/** S9.46: Google's script sets its cookie some time after the page has loaded, so it is looked for several times. */
export const googleId = { times: 5, everyMs: 1000 }

/** Returns `1234567890.1805000000` for `_ga=GA1.1.1234567890.1805000000`. */
export const googleClientId = (cookies: string): string | undefined =>
  /(?:^|;\s*)_ga=GA\d\.\d\.(\d{1,20}\.\d{1,20})(?:;|$)/.exec(cookies)?.[1]
