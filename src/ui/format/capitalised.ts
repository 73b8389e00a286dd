import type { Market } from '../../market/markets.ts'

export const capitalised = (text: string, { tag }: Market): string => text.charAt(0).toLocaleUpperCase(tag) + text.slice(1)
