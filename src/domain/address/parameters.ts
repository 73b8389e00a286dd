import { mendedParameters } from '../../market/mended-address.ts'

/** Accepts `#a=1`, `?a=1` and `a=1`, without what a program put behind it, and never throws. */
export function readParameters(text: string): URLSearchParams {
  return new URLSearchParams(mendedParameters(text.replace(/^[#?]/, '')))
}

export function wholeIn(text: string | null, min: number, max: number): number | undefined {
  if (text === null || !/^\d{1,9}$/.test(text)) return undefined
  const value = Number(text)
  return value >= min && value <= max ? value : undefined
}

/** Both bounds are included. Adding 0 turns minus zero into zero, so that equal points are equal. */
export function decimalIn(text: string | null, min: number, max: number, decimals: number): number | undefined {
  if (text === null || !/^-?\d{1,3}(\.\d{1,15})?$/.test(text)) return undefined
  const scale = 10 ** decimals
  const value = Math.round(Number(text) * scale) / scale + 0
  return value >= min && value <= max ? value : undefined
}

/** More values than any facet has, so only an abusive address is cut. */
const longestList = 60

/** Accepts commas and the repeated key of a form, drops invalid values and sorts, so that equal choices are equal lists. */
export function listOf(texts: readonly string[]): string[] {
  if (texts.length === 0) return []
  const values = texts.flatMap((text) => text.split(',')).filter((value) => /^[\w-]{1,40}$/.test(value))
  return [...new Set(values)].sort().slice(0, longestList)
}

export type Pairs = readonly (readonly [key: string, value: string | number | undefined])[]

/** Drops absent and empty values; commas are not encoded, so that lists stay readable. */
export function writeParameters(pairs: Pairs): string {
  return pairs
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value)).replaceAll('%2C', ',')}`)
    .join('&')
}

/** Returns the keys of other features, which a grammar must preserve. */
export function foreignPairs(text: string, keys: readonly string[]): Pairs {
  return [...readParameters(text)].filter(([key]) => !keys.includes(key))
}
