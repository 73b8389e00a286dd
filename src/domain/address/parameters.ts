/** `#a=1`, `?a=1` or `a=1`. Never throws. */
export function readParameters(text: string): URLSearchParams {
  return new URLSearchParams(text.replace(/^[#?]/, ''))
}

/** Both bounds included. */
export function wholeIn(text: string | null, min: number, max: number): number | undefined {
  if (text === null || !/^\d{1,9}$/.test(text)) return undefined
  const value = Number(text)
  return value >= min && value <= max ? value : undefined
}

/** Both bounds included. Never minus zero. */
export function decimalIn(text: string | null, min: number, max: number, decimals: number): number | undefined {
  if (text === null || !/^-?\d{1,3}(\.\d{1,15})?$/.test(text)) return undefined
  const scale = 10 ** decimals
  const value = Math.round(Number(text) * scale) / scale + 0
  return value >= min && value <= max ? value : undefined
}

/** More values than any facet has. */
const longestList = 60

/** Comma-separated, or a form's repeated key; drops invalid values. */
export function listOf(texts: readonly string[]): string[] {
  if (texts.length === 0) return []
  const values = texts.flatMap((text) => text.split(',')).filter((value) => /^[\w-]{1,40}$/.test(value))
  return [...new Set(values)].sort().slice(0, longestList)
}

export type Pairs = readonly (readonly [key: string, value: string | number | undefined])[]

/** Drops absent and empty values; commas stay readable. */
export function writeParameters(pairs: Pairs): string {
  return pairs
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value)).replaceAll('%2C', ',')}`)
    .join('&')
}

/** Returns other keys, which a grammar must preserve. */
export function foreignPairs(text: string, keys: readonly string[]): Pairs {
  return [...readParameters(text)].filter(([key]) => !keys.includes(key))
}
