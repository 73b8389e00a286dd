import { expect, it } from 'vitest'
import { markup, textOf } from '../../../test/rendered.tsx'
import { GiftBreakdown } from './GiftBreakdown.tsx'

// @rule B3.46
it('the price of a gift in detail names every line and their sum, and free delivery', () => {
  const lines = [
    { kind: 'gift' as const, amount: 159_00 },
    { kind: 'availability' as const, amount: 40_00 },
    { kind: 'subElement' as const, amount: 2_90, label: 'Party sleeve' },
    { kind: 'shipping' as const, amount: 0 },
    { kind: 'internationalFee' as const, amount: 4_50 },
  ]
  expect(textOf(markup(<GiftBreakdown gift="2 nights" lines={lines} />)).replaceAll(/\s/g, ' ')).toBe(
    'Price in detail 2 nights 159 € More dates to choose from 40 € Party sleeve 2,90 € Delivery by post Free Delivery to another country 4,50 € Total, taxes included 206,40 €',
  )
})

it('the price of a gift has no details where it has one line', () => {
  expect(markup(<GiftBreakdown gift="1 night" lines={[{ kind: 'gift', amount: 159_00 }]} />)).toBe('')
})
