import { describe, expect } from 'vitest'
import { violations } from '../axe.ts'
import { it, type Responses } from './fixture/it.ts'

const offer = (id: number) => ({
  id,
  itemCategory: 'weekend',
  label: `Stay ${id}`,
  uri: `/sejour/${id}`,
  hotel: { id: 7, label: 'House of the dunes', stars: 4, location: { label: 'Bruges', latitude: 51, longitude: 3 } },
  images: [],
  headwords: [],
  price: { sellPrice: 129_00, priceType: 'from' },
  nights: 1,
  sellPrice: 129_00,
})
const responses = (...ids: number[]): Responses => ({
  'offers.json': { exactMatch: ids.map(offer), searchDetails: { totalCount: ids.length, adult: 2, child: 0, baby: 0 } },
})

describe('a page that is not found', () => {
  // @rule B2.30
  it('shows the offers of the hotel in the hash, with a notice for the expired one', async ({ visit }) => {
    const { page, calls } = await visit('missed-offers', { props: {}, at: '/#hotelId=7' }, { responses: responses(71, 72) })
    await page.getByRole('heading', { name: 'Other offer in House of the dunes' }).waitFor()
    expect(await page.getByRole('status').textContent()).toContain('Too late!')
    expect(await page.getByRole('link', { name: 'Help' }).getAttribute('href')).toBe('/fr/contact')
    expect(await page.getByRole('link', { name: /^Stay 7/ }).count()).toBe(2)
    expect(calls).toEqual(['offers.json?locale=fr_FR&flow=booking&hotel=7'])
    expect(await violations(page)).toEqual([])
  })

  // @rule B2.30
  it('looks for them on any dates, not on those of an offer that is over', async ({ visit }) => {
    const at = '/#hotelId=7&checkin=2020-01-01&checkout=2020-01-02&stars=5'
    const { page, calls } = await visit('missed-offers', { props: {}, at }, { screen: 'narrow', responses: responses(71) })
    await page.getByText('Too late!').waitFor()
    expect(calls).toEqual(['offers.json?locale=fr_FR&flow=booking&hotel=7'])
    expect(await violations(page)).toEqual([])
  })

  // @rule B2.30
  it('shows nothing if the hotel has no offers, and sends no request without a hotel', async ({ visit }) => {
    const none = await visit('missed-offers', { props: {}, at: '/#hotelId=7' }, { screen: 'narrow', responses: responses() })
    await expect.poll(() => none.calls.length).toBe(1)
    expect(await none.page.getByText('Too late!').count()).toBe(0)
    expect(await violations(none.page)).toEqual([])
    const other = await visit('missed-offers', { props: {}, at: '/#theme=2' }, { screen: 'narrow', responses: responses(71) })
    expect(other.calls).toEqual([])
    expect(await other.page.getByText('Too late!').count()).toBe(0)
  })
})
