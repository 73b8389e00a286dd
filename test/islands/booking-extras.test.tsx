import { describe, expect } from 'vitest'
import { violations } from '../axe.ts'
import { book, criteria, dates, it, paths, props, quoteOf } from './booking.ts'

const extras = {
  choices: {
    extras: [{ label: 'Chocolates', price: 12_00 }],
    products: [
      { id: 7, extras: [] },
      { id: 71, extras: [0] },
    ],
  },
}
const withExtras = { ...props, extras }
const responses = {
  [paths.quote]: quoteOf(249_00),
  'weekend/71/quote.json': quoteOf(262_00),
  'weekend/71/detail.json': { id: 71, activityDates: [] },
  'product/71/offers': { offers: [] },
}
const plain = (text: string) => text.replace(/\s+/g, ' ')

describe('extras on the booking panel', () => {
  it('are a line with the difference of the quotes, part of the price in detail and of what is booked', async ({ opened }) => {
    const { page } = await opened(responses, { props: withExtras, at: `/#${dates}&extra=71` })
    const list = page.getByRole('list', { name: 'Extras' })
    await list.getByText('+13 €').waitFor()
    await page.getByText('Price in detail').click()
    const rows = (await page.locator('details dl > div').allInnerTexts()).map(plain)
    // The promotion is on all of it.
    expect(rows).toEqual([
      '2 nights · 2 adults 305 €',
      'Chocolates 13 €',
      'You save −56 €',
      'Total, taxes included 262 €',
      'Local tax, paid at the hotel 6,60 €',
    ])
    expect(new URL((await book(page).getAttribute('href')) ?? '', 'https://x').searchParams.get('product')).toBe('71')
    expect(await violations(page)).toEqual([])
  })

  it('are removed by their cross, and the focus moves to the dates', async ({ opened }) => {
    const { page, address } = await opened(responses, { props: withExtras, at: `/#${dates}&extra=71` })
    await page.getByRole('link', { name: 'Remove Chocolates' }).press('Enter')
    await page.getByRole('list', { name: 'Extras' }).waitFor({ state: 'detached' })
    await page.getByText('249 €').first().waitFor()
    expect(address()).toBe(`/#${dates}&nights=2`)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('2 avr.')
  })

  it('have their price for two without dates, and none for other guests', async ({ opened }) => {
    const { page } = await opened(
      { 'product/71/offers': { offers: [{ weekendId: 71, nights: 1, priceInfo: { sellPrice: 141_00 } }] } },
      { props: withExtras, at: '/#extra=71' },
    )
    const list = page.getByRole('list', { name: 'Extras' })
    await list.getByText('+12 €').waitFor()
    await page.getByText('141 €').first().waitFor()
    await page.evaluate(() => (location.hash = 'a=3&extra=71'))
    await list.getByText('+12 €').waitFor({ state: 'detached' })
    expect(await list.getByText('Chocolates').count()).toBe(1)
  })

  it('of the query are served with their links, which work without scripts', async ({ visit }) => {
    const quote = { ...quoteOf(262_00), reservationCriteria: criteria }
    const served = { ...withExtras, query: `${dates}&extra=71`, quote, extras: { ...extras, prices: { 7: 249_00 } } }
    const { page } = await visit('booking', { props: served }, { scripts: false })
    const list = page.getByRole('list', { name: 'Extras' })
    expect(plain(await list.innerText())).toBe('Chocolates +13 €')
    expect(await page.getByRole('link', { name: 'Remove Chocolates' }).getAttribute('href')).toBe(`/fr/sejour/7?${dates}#extras`)
    expect(await page.locator('input[name="extra"]').getAttribute('value')).toBe('71')
  })
})
