import type { Market } from '../../src/market/markets.ts'

export function writtenMoney(cents: number, { tag, currency }: Pick<Market, 'tag' | 'currency'>): string {
  return new Intl.NumberFormat(tag, { style: 'currency', currency }).format(cents / 100)
}
