import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Fixture, openFixture, today } from './fixture/serve.ts'
import { type screens, visit } from './fixture/visit.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture.close())

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
  today,
  hour: 10,
}

const opened = (shown: object = props, screen: keyof typeof screens = 'wide') =>
  visit(fixture, 'gift', { props: shown, view: { flow: 'gifting' } }, screen)

describe('giving a stay', () => {
  it('is a voucher for two by its nights and its choice of dates: Serenity unless another is chosen', async () => {
    const { page, end } = await opened()
    expect(await page.getByRole('radio', { name: '1 night' }).isChecked()).toBe(true)
    expect(await page.getByRole('radio', { name: /Serenity.*Popular.*55%/ }).isChecked()).toBe(true)
    await page.getByRole('radio', { name: '2 nights' }).check()
    await page.getByRole('radio', { name: /Liberty.*358/ }).check()
    await page.getByRole('checkbox', { name: /Still more dates/ }).check()
    expect(new URL(page.url()).hash).toBe('#giftNights=2&giftAdults=2&bucket=3&upsell=availability')
    expect(await page.locator('[aria-live] b').textContent()).toMatch(/^398\s€$/)
    expect(await page.getByText('For 2 adults').isVisible()).toBe(true)
    expect(await page.locator('form').getAttribute('action')).toBe('/fr/checkout/gift')
    expect(
      await page.locator('form').evaluate((form) => new URLSearchParams(new FormData(form as HTMLFormElement) as never).toString()),
    ).toBe('product=7&giftFormat=digital&giftNights=2&bucket=3&upsell=availability')
    await end()
  })

  it('has the prices of its bucket, and one price where there are no buckets', async () => {
    const { page, end } = await opened({ ...props, priceList: [{ nights: 1, sellPrice: 159_00, sellPrices: [] }] }, 'narrow')
    expect(await page.getByRole('radio').count()).toBe(1)
    expect(await page.getByRole('checkbox').count()).toBe(0)
    expect(await page.getByText('159 €').count()).toBe(2)
    await end()
  })

  it('is not possible for every stay: that is said, with the way to book it', async () => {
    const { page, end } = await opened({ ...props, giftable: false })
    expect(await page.getByText('This stay cannot be offered as a gift').isVisible()).toBe(true)
    expect(await page.getByRole('link').getAttribute('href')).toBe('?flow=booking')
    await end()
  })
})
