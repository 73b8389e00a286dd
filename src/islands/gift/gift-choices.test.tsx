import { expect, it } from 'vitest'
import { markup, textOf } from '../../../test/rendered.tsx'
import { GiftChoices } from './GiftChoices.tsx'

const entry = { nights: 1, sellPrice: 12_000, sellPrices: [10_000, 12_000, 15_000] as [number, number, number] }

// @rule B9.91
it('a voucher has three prices, and in the variation its usual one alone, unless another is chosen', () => {
  const shown = (bucket: 1 | 2, variations: readonly 'voucherPrices'[]) =>
    textOf(markup(<GiftChoices list={[entry]} entry={entry} criteria={{ bucket, upsell: 'none' }} onChoose={() => {}} />, { variations }))
  expect(shown(2, [])).toContain('Liberty')
  expect(shown(2, ['voucherPrices'])).not.toContain('Liberty')
  expect(shown(1, ['voucherPrices'])).toContain('Liberty')
})
