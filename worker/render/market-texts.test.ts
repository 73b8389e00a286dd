import { type Messages, setupI18n } from '@lingui/core'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogues } from '../../i18n/catalogues.ts'
import { markets } from '../../src/market/markets.ts'
import { MarketTexts } from './market-texts.ts'

/** Names of everything that a text shows or counts. */
function namesIn(tokens: unknown): string[] {
  if (!Array.isArray(tokens)) return []
  return tokens.flatMap((token: unknown) => {
    if (!Array.isArray(token)) return []
    const [name, , forms] = token
    return [String(name), ...(typeof forms === 'object' && forms ? Object.values(forms).flatMap(namesIn) : [])]
  })
}

const value = fc.oneof(fc.integer({ min: 0, max: 30 }), fc.constantFrom(1000, 12_345, 1.5), fc.constantFrom('Ada', 'other', ''))

describe.each(markets)('the texts of $id', ({ tag, locale }) => {
  const texts = catalogues[locale]
  const ours = new MarketTexts(tag, texts)
  const lingui = setupI18n({ locale: tag, messages: { [tag]: texts } })

  it('are Lingui’s, whatever is counted in them', () => {
    for (const [id, text] of Object.entries(texts)) {
      const names = [...new Set(namesIn(text))]
      fc.assert(
        fc.property(fc.record(Object.fromEntries(names.map((name) => [name, value]))), (values) => {
          expect(ours._(id, values)).toBe(lingui._(id, values))
          expect(ours._({ id, values })).toBe(lingui._({ id, values }))
        }),
        { numRuns: names.length === 0 ? 1 : 6 },
      )
    }
  })
})

it('numbers, escapes and texts that are missing are left to Lingui', () => {
  const texts: Messages = { amount: [['n', 'number', {}]], escaped: 'caf\\u00e9', none: ['a ', ['name']] }
  const ours = new MarketTexts('fr-FR', texts)
  const lingui = setupI18n({ locale: 'fr-FR', messages: { 'fr-FR': texts } })
  for (const id of ['amount', 'escaped', 'none']) expect(ours._(id, { n: 1234.5 })).toBe(lingui._(id, { n: 1234.5 }))
  expect(ours._('a text that nobody translated')).toBe('a text that nobody translated')
})
