/** Reads `#a=1&b=2`, `?a=1&b=2` or `a=1&b=2`. Never throws, whatever the text. */
export function readParameters(text: string): URLSearchParams {
  return new URLSearchParams(text.replace(/^[#?]/, ''))
}

/** A whole number within bounds (both included), or undefined. */
export function wholeIn(text: string | null, min: number, max: number): number | undefined {
  if (text === null || !/^\d{1,9}$/.test(text)) return undefined
  const value = Number(text)
  return value >= min && value <= max ? value : undefined
}

/** A decimal number within bounds (both included), rounded to `decimals`, or undefined. Never minus zero. */
export function decimalIn(text: string | null, min: number, max: number, decimals: number): number | undefined {
  if (text === null || !/^-?\d{1,3}(\.\d{1,15})?$/.test(text)) return undefined
  const scale = 10 ** decimals
  const value = Math.round(Number(text) * scale) / scale + 0
  return value >= min && value <= max ? value : undefined
}

/** The most values a list may carry: more than any facet has, less than a URL can hold. */
const longestList = 60

/** The values of a list: comma-separated, or a repeated key as a form sends it. Sorted, none twice, odd ones dropped. */
export function listOf(texts: readonly string[]): string[] {
  const values = texts.flatMap((text) => text.split(',')).filter((value) => /^[\w-]{1,40}$/.test(value))
  return [...new Set(values)].sort().slice(0, longestList)
}

export type Pairs = readonly (readonly [key: string, value: string | number | undefined])[]

/** `a=1&b=x,y` in the order given, without absent or empty values; commas stay readable. */
export function writeParameters(pairs: Pairs): string {
  return pairs
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value)).replaceAll('%2C', ',')}`)
    .join('&')
}

/** The pairs whose keys are not among `keys`, in their order: what a grammar must hand on untouched. */
export function foreignPairs(text: string, keys: readonly string[]): Pairs {
  return [...readParameters(text)].filter(([key]) => !keys.includes(key))
}
