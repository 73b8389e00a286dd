import type { Market } from '../../market/markets.ts'

/** Begins a text with a capital. */
export const capitalised = (text: string, { tag }: Market): string => text.charAt(0).toLocaleUpperCase(tag) + text.slice(1)
