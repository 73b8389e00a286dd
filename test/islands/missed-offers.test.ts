import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Fixture, openFixture } from './fixture/serve.ts'
import { type Answers, visit } from './fixture/visit.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture.close())

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
const answers = (...ids: number[]): Answers => ({
  'offers.json': { exactMatch: ids.map(offer), searchDetails: { totalCount: ids.length, adult: 2, child: 0, baby: 0 } },
})

describe('a page that is not found', () => {
  it('shows the offers of the hotel in the hash: too late for the one, not for the others', async () => {
    const { page, calls, end } = await visit(fixture, 'missed-offers', { props: {}, at: '/#hotelId=7' }, 'wide', answers(71, 72))
    await page.getByRole('heading', { name: 'Other offer in House of the dunes' }).waitFor()
    expect(await page.getByRole('status').textContent()).toContain('Too late!')
    expect(await page.getByRole('link', { name: 'Help' }).getAttribute('href')).toBe('/fr/contact')
    expect(await page.getByRole('link', { name: /^Stay 7/ }).count()).toBe(2)
    expect(calls).toEqual(['offers.json?locale=fr_FR&flow=booking&hotel=7'])
    await end()
  })

  it('looks for them on any dates, not on those of an offer that is over', async () => {
    const at = '/#hotelId=7&checkin=2020-01-01&checkout=2020-01-02&stars=5'
    const { page, calls, end } = await visit(fixture, 'missed-offers', { props: {}, at }, 'narrow', answers(71))
    await page.getByText('Too late!').waitFor()
    expect(calls).toEqual(['offers.json?locale=fr_FR&flow=booking&hotel=7'])
    await end()
  })

  it('shows nothing where the hotel has none, and asks for nothing without a hotel', async () => {
    const none = await visit(fixture, 'missed-offers', { props: {}, at: '/#hotelId=7' }, 'narrow', answers())
    await expect.poll(() => none.calls.length).toBe(1)
    expect(await none.page.getByText('Too late!').count()).toBe(0)
    await none.end()
    const other = await visit(fixture, 'missed-offers', { props: {}, at: '/#theme=2' }, 'narrow', answers(71))
    expect(other.calls).toEqual([])
    expect(await other.page.getByText('Too late!').count()).toBe(0)
    await other.end()
  })
})
