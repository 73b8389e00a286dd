import { describe, expect, it } from 'vitest'
import { markup, textOf } from '../../../../test/rendered.tsx'
import { parseSearchCriteria } from '../../../domain/search/hash.ts'
import type { FilterDraftState } from '../use-draft.ts'
import { NativePrice } from './NativeRanges.tsx'
import { PriceSlider } from './Sliders.tsx'

function rendered(hash: string): { text: string; values: string[] } {
  const criteria = parseSearchCriteria(hash)
  const draft: FilterDraftState = { filters: criteria.filters, set: () => {}, facets: undefined, served: undefined, pending: false }
  const html = markup(<PriceSlider draft={draft} criteria={criteria} />).replaceAll('\u00a0', ' ')
  return { text: textOf(html), values: [...html.matchAll(/aria-valuetext="([^"]*)"/g)].map(([, value = '']) => value) }
}

describe('the text of a price range', () => {
  it('is the slider’s where an end is open', () => {
    expect(rendered('').text).toContain('9 € – 250 €+ per night')
    expect(rendered('priceMin=5000&priceMax=12000').text).toContain('50 € – 120 € per night')
  })

  it('is what the address has where the slider does not go, as in the label of the applied filter', () => {
    expect(rendered('priceMax=9').text).toContain('0 € – 0,09 € per night')
    expect(rendered('priceMax=9').values).toEqual(['0 €', '0,09 €'])
    expect(rendered('priceMax=99900').text).toContain('9 € – 250 €+ per night')
    expect(rendered('priceMin=30000').text).toContain('300 € – 300 €+ per night')
    expect(rendered('priceMin=5050').text).toContain('50,50 € – 250 €+ per night')
  })
})

describe('the menus of a price without scripts', () => {
  const options = (hash: string): string[] =>
    [
      ...markup(<NativePrice rendered={parseSearchCriteria(hash)}>{undefined}</NativePrice>).matchAll(
        /<option value="(\d*)"[^>]*>([^<]*)</g,
      ),
    ].map(([, value, label]) => `${value}: ${label?.replaceAll('\u00a0', ' ')}`)

  it('go as far as the slider: its ends are open', () => {
    const [lowest, ...others] = options('')
    expect(lowest).toBe(': 9 €')
    expect(others).toContain('2500: 25 €')
    expect(others).toContain(': 250 €+')
    expect(others.at(-1)).toBe(': 250 €+')
  })

  it('have the price of the address too', () => {
    expect(options('priceMin=5050')).toContain('5050: 50,50 €')
  })
})
