import { describe, expect, it } from 'vitest'
import { markup, textOf } from '../../../test/rendered.tsx'
import Gift from './Gift.tsx'
import type { GiftProps } from './props.ts'

const props: GiftProps = {
  stayId: 7,
  label: 'Night by the sea',
  query: '',
  giftable: true,
  priceList: [{ nights: 1, sellPrice: 159_00, sellPrices: [129_00, 159_00, 179_00], extraUpsellAvailabilityAmount: 40_00 }],
  byPost: true,
}
const html = (changed: Partial<GiftProps> = {}) =>
  markup(<Gift {...props} {...changed} />, { flow: 'gifting', today: '2027-03-15', hour: 10 })
const priceOf = (page: string) => textOf(/aria-live="polite">(.*?)<\/div>/s.exec(page)?.[1] ?? '').replaceAll(/\s/g, ' ')

describe('the panel of a gift, as the server renders it', () => {
  // @rule B4.76
  it('has the price of a voucher by e-mail, and none of one by post before its delivery is known', () => {
    expect(priceOf(html())).toBe('159 € 1 night / for 2 people')
    expect(priceOf(html({ query: 'upsell=availability&bucket=3' }))).toBe('219 € 1 night / for 2 people')
    const parcel = html({ query: 'giftFormat=physical&bucket=3' })
    expect(priceOf(parcel)).toBe('Adding the delivery to the price…')
    expect(textOf(parcel)).toContain('By post, ready to give Customise the gift')
  })

  // @rule B2.85
  it('has no word of post where nothing is posted', () => {
    const page = html({ query: 'giftFormat=physical', byPost: false })
    expect(priceOf(page)).toContain('159 €')
    expect(textOf(page)).toContain('By e-mail, ready to print')
    expect(page).not.toMatch(/by post/i)
  })

  // @rule B4.78
  it('leaves the format to the fields beside it without scripts, and sends no price that could be another', () => {
    const names = [...html({ query: 'giftFormat=physical' }).matchAll(/<input[^>]*name="(\w+)"/g)].map(([, name]) => name)
    expect(new Set(names)).toEqual(new Set(['product', 'giftNights', 'bucket', 'upsell']))
    expect(html()).toMatch(/<form id="offer"[^>]*action="\/fr\/checkout\/gift"/)
  })

  // @rule B2.86
  it('has the recipient’s choice in place of a calendar, and a link to the gift card for the choice of the stay too', () => {
    expect(html()).toMatch(/The recipient chooses the dates<a href="\/fr\/gift-card">Or the stay too, with a gift card<\/a>/)
  })
})
