import { describe, expect, it } from 'vitest'
import { marketOf } from '../../market/markets.ts'
import { markup, textOf } from '../../../test/rendered.tsx'
import VoucherFormat from './VoucherFormat.tsx'
import type { VoucherFormatProps } from './props.ts'

const names = { fr: 'Pochette', es: 'Funda', nl: 'Hoes', it: 'Custodia' }
const props: VoucherFormatProps = {
  query: '',
  enabled: true,
  deliveryDays: { min: 2, max: 4 },
  shipping: { shippingCostsPerCountry: { FR: { shippingCost: 490, internationalShippingFee: 0 } } },
}
const element = (id: number, categoryId: number, name: string, price: number, recommendedByWed = false) => ({
  id,
  categoryId,
  name,
  price,
  recommendedByWed,
  imageUrl: `/pictures/${id}.avif`,
})
const subElements = {
  availableCustomSubElements: [
    element(202, 2, 'Party sleeve', 290, true),
    element(203, 2, 'Elegant sleeve', 350),
    element(101, 1, 'Box with ribbon', 490),
    element(102, 1, 'Written card', 250),
  ],
  categories: [
    { id: 2, key: 'sleeves' as const, description: 'What the voucher arrives in.', names, singleSelection: true },
    { id: 1, key: 'additions' as const, description: '', names: { ...names, fr: 'Attentions' }, singleSelection: false },
  ],
}
const html = (changed: Partial<VoucherFormatProps> = {}) =>
  markup(<VoucherFormat {...props} {...changed} />, { flow: 'gifting', today: '2027-03-15', hour: 10 })
const text = (changed?: Partial<VoucherFormatProps>) => textOf(html(changed)).replaceAll(/\s/g, ' ')
/** Values of the fields that a browser without scripts sends. */
const sent = (page: string) =>
  [...page.matchAll(/<input[^>]*>/g)].flatMap(([input]) =>
    input.includes('checked') && input.includes('form="offer"') ? [/value="([^"]*)"/.exec(input)?.[1]] : [],
  )

describe('the format of a gift', () => {
  // @rule B4.75
  it('is digital by default; physical has its cost and its days', () => {
    expect(text()).toBe(
      'How do you want to give it? By e-mail At once, to print or to forward Free By post In 2 to 4 working days, in its sleeve +4,90 €',
    )
    expect(sent(html())).toEqual(['digital'])
    expect(html()).not.toContain('disabled')
  })

  // @rule B4.75
  it('is free where shipping is', () => {
    const shipping = { shippingCostsPerCountry: { FR: { shippingCost: 0, internationalShippingFee: 0 } } }
    expect(text({ shipping })).toMatch(/sleeve Free$/)
  })

  // @rule B8.12
  it.each([{ enabled: false }, { shipping: undefined }, { shipping: { shippingCostsPerCountry: {} } }])(
    'is not physical without the flag or the shipping costs, and is back soon: %j',
    (missing) => {
      for (const query of ['', 'giftFormat=physical']) {
        const page = html({ ...missing, query, subElements })
        expect(page).toMatch(/<input[^>]*disabled[^>]*value="physical"/)
        expect(textOf(page)).toMatch(/By post Victim of its success, the physical format is coming back soon!$/)
        expect(page).not.toContain('name="sleeves"')
        expect(sent(page)).toEqual(['digital'])
      }
    },
  )
})

describe('the sub-elements of a parcel', () => {
  // @rule B4.79
  it('are one sleeve, the free standard one first, and several additions', () => {
    const page = html({ query: 'giftFormat=physical', subElements })
    expect(text({ query: 'giftFormat=physical', subElements })).toContain(
      'Pochette What the voucher arrives in. Standard sleeve Free Party sleeve Recommended +2,90 € Elegant sleeve +3,50 € Attentions Box with ribbon +4,90 € Written card +2,50 € Sleeve and extras: Free',
    )
    expect(sent(page)).toEqual(['physical', 'default'])
    expect(page.match(/type="radio"[^>]*name="sleeves"/g)).toHaveLength(3)
    expect(page.match(/type="checkbox"[^>]*name="additions"/g)).toHaveLength(2)
    expect(page.match(/width="256" height="256"/g)).toHaveLength(4)
  })

  // @rule B4.79 B4.80
  it('are those of the address, with their sum', () => {
    const query = 'giftFormat=physical&sleeves=203&additions=101,102'
    expect(sent(html({ query, subElements }))).toEqual(['physical', '203', '101', '102'])
    expect(text({ query, subElements })).toMatch(/Sleeve and extras: 10,90 €$/)
  })

  it('have the names of the market’s language', () => {
    const site = { market: marketOf('nl'), base: '/nl/nl' }
    const shipping = { shippingCostsPerCountry: { NL: { shippingCost: 0, internationalShippingFee: 0 } } }
    const page = markup(<VoucherFormat {...props} query="giftFormat=physical" {...{ shipping, subElements }} />, { flow: 'gifting', site })
    expect(textOf(page)).toContain('Hoes What the voucher arrives in.')
  })

  // @rule B4.79
  it('are of the physical format only', () => {
    expect(html({ query: 'sleeves=203', subElements })).not.toContain('sleeves')
  })
})
