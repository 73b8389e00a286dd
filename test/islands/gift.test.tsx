import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { violations } from '../axe.ts'
import { it as base, type Screen } from './fixture/it.ts'

const props = {
  stayId: 7,
  label: 'Night between dunes and sea',
  query: '',
  giftable: true,
  priceList: [1, 2].map((nights) => ({
    nights,
    sellPrice: nights * 159_00,
    sellPrices: [nights * 129_00, nights * 159_00, nights * 179_00],
    extraUpsellAvailabilityAmount: 40_00,
  })),
}

const element = (id: number, categoryId: number, name: string, price: number) => ({
  id,
  categoryId,
  name,
  price,
  recommendedByWed: false,
  imageUrl: 'data:,',
})
const category = (id: number, key: string, singleSelection: boolean) => ({
  id,
  key,
  singleSelection,
  description: '',
  names: { fr: key, es: key, nl: key, it: key },
})
const parcel = {
  'single-voucher/shipping-costs': { shippingCostsPerCountry: { FR: { shippingCost: 490, internationalShippingFee: 0 } } },
  'sub-elements/available-custom-sub-elements': {
    availableCustomSubElements: [element(202, 2, 'Party sleeve', 290), element(101, 1, 'Box with ribbon', 490)],
    categories: [category(2, 'sleeves', true), category(1, 'additions', false)],
  },
}

/** What the form sends. */
const formOf = (page: Page) =>
  page.locator('form').evaluate((form) => new URLSearchParams(new FormData(form as HTMLFormElement) as never).toString())

const it = base.extend(
  'opened',
  ({ visit }) =>
    (shown: object = props, screen: Screen = 'wide') =>
      visit('gift', { props: shown, view: { flow: 'gifting' } }, { screen }),
)

describe('giving a stay', () => {
  // @rule B4.20
  it('is a voucher for two by its nights and its choice of dates: Serenity unless another is chosen', async ({ opened }) => {
    const { page } = await opened()
    expect(await page.getByRole('radio', { name: '1 night' }).isChecked()).toBe(true)
    expect(await page.getByRole('radio', { name: /Serenity.*Popular.*55%/ }).isChecked()).toBe(true)
    await page.getByRole('radio', { name: '2 nights' }).check()
    await page.getByRole('radio', { name: /Liberty.*358/ }).check()
    await page.getByRole('checkbox', { name: /Still more dates/ }).check()
    expect(new URL(page.url()).hash).toBe('#giftNights=2&giftAdults=2&bucket=3&upsell=availability')
    expect(await page.locator('[aria-live] b').textContent()).toMatch(/^398\s€$/)
    expect(await page.getByText('For 2 adults').isVisible()).toBe(true)
    expect(await page.locator('form').getAttribute('action')).toBe('/fr/checkout/gift')
    expect(await formOf(page)).toBe('product=7&giftFormat=digital&price=39800&giftNights=2&bucket=3&upsell=availability')
    expect(await violations(page)).toEqual([])
  })

  // @rule B3.46
  it('by post costs what its shipping and its sub-elements add, wherever the sum is shown, and sends their ids', async ({ visit }) => {
    const at = '/#giftFormat=physical&sleeves=202,999&additions=101'
    const { page } = await visit('gift', { props: { ...props, byPost: true }, view: { flow: 'gifting' }, at }, { responses: parcel })
    await expect.poll(() => page.locator('[aria-live] b').textContent()).toMatch(/^171,70\s€$/)
    await page.getByText('Price in detail').click()
    expect((await page.locator('dl').textContent())?.replaceAll(/\s/g, ' ')).toBe(
      '1 night159 €Party sleeve2,90 €Box with ribbon4,90 €Delivery by post4,90 €Total, taxes included171,70 €',
    )
    expect(await formOf(page)).toBe('product=7&giftFormat=physical&sleeves=202&additions=101&price=17170&giftNights=1&bucket=2')
    await page.locator('#after').scrollIntoViewIfNeeded()
    await page.getByRole('radio', { name: /Liberty/ }).check()
    await expect.poll(() => page.locator('[aria-live] b').textContent()).toMatch(/^191,70\s€$/)
    expect(await violations(page)).toEqual([])
  })

  // @rule B4.76
  it('by post has no price until its shipping is known, and becomes an e-mail when that fails', async ({ visit, tolerate }) => {
    tolerate(/503/)
    const at = '/#giftFormat=physical&bucket=3'
    let fail = () => {}
    const before = (page: Page) =>
      page.route('**/shipping-costs?*', async (route) => {
        await new Promise<void>((resolve) => (fail = resolve))
        await route.fulfill({ status: 503 })
      })
    const { page, address } = await visit('gift', { props: { ...props, byPost: true }, view: { flow: 'gifting' }, at }, { before })
    await page.getByText('Adding the delivery to the price…').waitFor()
    expect(await formOf(page)).toBe('product=7&giftFormat=physical&giftNights=1&bucket=3')
    const failing = setInterval(() => fail(), 100)
    await expect.poll(address).toBe('/#bucket=3')
    clearInterval(failing)
    expect(await page.locator('[aria-live] b').textContent()).toMatch(/^179\s€$/)
    expect(await formOf(page)).toBe('product=7&giftFormat=digital&price=17900&giftNights=1&bucket=3')
  })

  // @rule B4.75
  it('is an e-mail where nothing is posted, whatever the address has', async ({ visit }) => {
    const { page, address, calls } = await visit('gift', { props, view: { flow: 'gifting' }, at: '/#giftFormat=physical' })
    await expect.poll(address).toBe('/')
    expect(await page.locator('[aria-live] b').textContent()).toMatch(/^159\s€$/)
    expect(calls).toEqual([])
  })

  // @rule B9.5
  it('has the prices of its bucket, and one price where there are no buckets', async ({ opened }) => {
    const { page } = await opened({ ...props, priceList: [{ nights: 1, sellPrice: 159_00, sellPrices: [] }] }, 'narrow')
    expect(await page.getByRole('radio').count()).toBe(1)
    expect(await page.getByRole('checkbox').count()).toBe(0)
    expect(await page.getByText('159 €').count()).toBe(2)
    expect(await violations(page)).toEqual([])
  })

  // @rule B6.3
  it('is not possible for every stay: a notice offers to book it', async ({ opened }) => {
    const { page } = await opened({ ...props, giftable: false })
    expect(await page.getByText('This stay cannot be offered as a gift').isVisible()).toBe(true)
    expect(await page.getByRole('link').getAttribute('href')).toBe('?flow=booking')
    expect(await violations(page)).toEqual([])
  })
})
