import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { violations } from '../axe.ts'
import { destination, it, onBruges, props, search, sentTo } from './search-box.ts'

describe('the destination’s list', () => {
  // @rule S8.2
  it('says how many places it holds, and stays as it was when the next ones do not come', async ({ open, tolerate }) => {
    const { page } = await open()
    const status = page.locator('form output').first()
    await destination(page).fill('bour')
    await expect.poll(() => status.textContent()).toBe('2 destinations')
    await page.route('**/autocomplete-geonames.json?**', (route) => route.fulfill({ status: 503 }))
    const sent = page.waitForResponse('**/autocomplete-geonames.json?**')
    await destination(page).fill('bourgo')
    await sent
    expect(await page.getByRole('option').count()).toBe(2)
    tolerate(/503/)
  })

  it.for([
    ['a letter', 'tagne', 'bretagne'],
    ['Backspace', 'Backspace', 'br'],
    ['letters around further arrows', 't ArrowDown a ArrowUp g', 'bretag'],
  ] as const)('loses no key after an arrow: %s', async ([, keys, text], { open }) => {
    const { page } = await open()
    const field = destination(page)
    await field.pressSequentially('bre')
    await page.getByRole('option').first().waitFor()
    await field.press('ArrowDown')
    await expect.poll(() => field.getAttribute('aria-activedescendant')).toBeTruthy()
    for (const key of keys.split(' '))
      if (key.length > 1 && /^[A-Z]/.test(key)) await field.press(key)
      else await field.pressSequentially(key)
    expect(await field.inputValue()).toBe(text)
  })

  it('has a message without results', async ({ visit }) => {
    const { page } = await visit(
      'search-box',
      { props: { ...props, themes: [{ id: 4, label: 'Bord de mer', names: 'Bord de mer, plage' }] }, at: '/fr' },
      { responses: { 'autocomplete-geonames.json': { suggestions: [] } } },
    )
    await destination(page).fill('xyz')
    await expect.poll(() => page.locator('form output').first().textContent()).toBe('No destination found')
    await page.getByText('We know no destination called “xyz”.').waitFor()
    expect(await page.getByRole('listbox').count()).toBe(0)
    expect(await violations(page)).toEqual([])
  })

  it('keeps hotels and themes apart from places, with what can be booked, and marks what was typed', async ({ visit }) => {
    const mer = { kind: 'city', value: 18, latitude: 47.1, longitude: 2.4 }
    const suggestions = [
      { ...mer, label: 'Méribel', context: 'Savoie', hotels: 3 },
      { ...mer, value: 19, label: 'Mer', context: 'Loir-et-Cher', hotels: 0 },
      { ...mer, kind: 'hotel', value: 7, label: 'Hôtel de la Mer', context: 'Étretat' },
    ]
    const { page } = await visit(
      'search-box',
      { props: { ...props, themes: [{ id: 4, label: 'Bord de mer', names: 'Bord de mer, plage' }] }, at: '/fr' },
      { responses: { 'autocomplete-geonames.json': { suggestions } } },
    )
    await destination(page).fill('mer')
    const options = (group: string) => page.getByRole('group', { name: group }).getByRole('option')
    await expect.poll(() => options('Destinations').allTextContents()).toEqual(['MéribelTown · Savoie3 hotels', 'MerTown · Loir-et-Cher'])
    expect(await options('Hotels').allTextContents()).toEqual(['Hôtel de la MerÉtretat'])
    expect(await options('Destinations').first().locator('b').textContent()).toBe('Mér')
    expect(await violations(page)).toEqual([])
    await destination(page).fill('plage')
    await options('Themes').getByText('Bord de mer').click()
    await page.getByRole('button', { name: 'Theme Bord de mer' }).waitFor()
    expect(await destination(page).inputValue()).toBe('')
    expect(await sentTo(page, () => search(page).click())).toBe('/fr/week-ends#theme=4')
  })

  it('proposes what was perhaps meant, and lets the visitor choose it', async ({ visit }) => {
    const suggestions = [{ kind: 'city', value: 13, label: 'Marseille', latitude: 43.3, longitude: 5.4, uri: 'marseille' }]
    const { page } = await visit(
      'search-box',
      { props, at: '/fr' },
      { responses: { 'autocomplete-geonames.json': { suggestions, approximate: true } } },
    )
    await destination(page).fill('marseile')
    await page.getByRole('group', { name: 'We know no destination called “marseile”. Did you mean:' }).getByRole('option').click()
    expect(await destination(page).inputValue()).toBe('Marseille')
    expect(await sentTo(page, () => search(page).click())).toBe('/fr/week-ends/marseille')
  })

  it('leaves what is perhaps meant to the next page, which says that it was not understood', async ({ visit }) => {
    const suggestions = [{ kind: 'city', value: 13, label: 'Marseille', latitude: 43.3, longitude: 5.4, uri: 'marseille' }]
    const responses = { 'autocomplete-geonames.json': { suggestions, approximate: true } }
    const { page } = await visit('search-box', { props, at: '/fr' }, { responses })
    await destination(page).fill('marseile')
    await page.getByRole('option').waitFor()
    expect(await sentTo(page, () => destination(page).press('Enter'))).toBe('/fr/week-ends?q=marseile')
  })

  it('takes a theme where no place is suggested', async ({ visit }) => {
    const { page } = await visit(
      'search-box',
      { props: { ...props, themes: [{ id: 4, label: 'Bord de mer', names: 'Bord de mer, plage' }] }, at: '/fr' },
      { responses: { 'autocomplete-geonames.json': { suggestions: [] } } },
    )
    await destination(page).fill('plage')
    await page.getByRole('option').waitFor()
    expect(await sentTo(page, () => destination(page).press('Enter'))).toBe('/fr/week-ends#theme=4')
  })

  it('takes the place of exactly the typed name, wherever it is suggested', async ({ visit }) => {
    const suggestions = [
      { kind: 'country', value: 1, label: 'Espagne', latitude: 40, longitude: -3, uri: 'espagne' },
      { kind: 'city', value: 2, label: 'Spa', latitude: 50.5, longitude: 5.9, uri: 'spa' },
    ]
    const { page } = await visit('search-box', { props, at: '/fr' }, { responses: { 'autocomplete-geonames.json': { suggestions } } })
    await destination(page).fill('spa')
    expect(await sentTo(page, () => destination(page).press('Enter'))).toBe('/fr/week-ends/spa')
  })

  // @rule S7.13
  it('shows the places of the latest text, in any order of the responses', async ({ open }) => {
    const { page } = await open()
    // Never responds.
    await page.route('**/autocomplete-geonames.json?**term=old**', () => {})
    const old = page.waitForRequest('**/autocomplete-geonames.json?**term=old**')
    await destination(page).fill('old')
    await old
    const dropped = page.waitForEvent('requestfailed', (request) => request.url().includes('term=old'))
    await destination(page).fill('bour')
    await page.getByRole('option', { name: 'Bourges' }).waitFor()
    await dropped
    expect(await page.getByRole('option').allTextContents()).toEqual(['BourgogneRegion · France', 'BourgesTown · Cher'])
  })
})

describe('Travel locally!', () => {
  const nearby = async (page: Page) => {
    await destination(page).click()
    await page.getByRole('option', { name: 'Travel locally!' }).click()
    return page.getByRole('dialog', { name: 'Travel locally!' })
  }

  // @rule S2.42
  it('searches within 200 km of a place, unless another distance is chosen', async ({ open }) => {
    const { page, show } = await open()
    const modal = await nearby(page)
    expect(await modal.getByRole('radio', { name: 'Up to 200 km' }).isChecked()).toBe(true)
    expect(await modal.getByRole('button', { name: 'Confirm' }).isDisabled()).toBe(true)
    await modal.getByRole('combobox').fill('bour')
    await modal.getByRole('option', { name: 'Bourges' }).click()
    await modal.getByRole('radio', { name: 'Up to 100 km' }).check()
    expect(await violations(page)).toEqual([])
    await modal.getByRole('button', { name: 'Confirm' }).click()
    expect(await destination(page).inputValue()).toBe('Less than 100km from Bourges')
    const hash = '#lat=47.1&lng=2.4&distanceMax=100'
    expect(await sentTo(page, () => search(page).click())).toBe(`/fr/week-ends${hash}`)
    // The next page knows its name too.
    await show('search-box', { props: { ...props, compact: true }, at: `/fr${hash}` })
    await expect.poll(() => destination(page).inputValue()).toBe('Less than 100km from Bourges')
  })

  // @rule S4.47
  it('requests the position only on a click, and searches around it', async ({ open }) => {
    const { page } = await open({ props: onBruges, at: '/fr/week-ends/bruges' })
    await page.context().grantPermissions(['geolocation'])
    await page.context().setGeolocation({ latitude: 48.856_614, longitude: 2.352_221 })
    const modal = await nearby(page)
    await modal.getByRole('button', { name: 'Use my position' }).click()
    await modal.getByText('We found your position').waitFor()
    expect(await violations(page)).toEqual([])
    await page.route('**/fr/week-ends', (route) => route.fulfill({ contentType: 'text/html', body: '<title>there</title>' }))
    await modal.getByRole('button', { name: 'Confirm' }).click()
    expect(await destination(page).inputValue()).toBe('Less than 200km from the chosen point')
    await search(page).click()
    await page.waitForURL('**/fr/week-ends#lat=48.86&lng=2.35&distanceMax=200')
  })

  // @rule S4.47
  it('explains a position that is not given', async ({ open }) => {
    const { page } = await open()
    const modal = await nearby(page)
    await modal.getByRole('button', { name: 'Use my position' }).click()
    await modal.getByText('Your browser does not share your position').waitFor()
    expect(await modal.getByRole('button', { name: 'Confirm' }).isDisabled()).toBe(true)
    expect(await violations(page)).toEqual([])
  })

  // @rule S2.42
  it('is what an address with a point and a distance shows', async ({ open }) => {
    const { page, show } = await open({ props: { ...props, compact: true }, at: '/fr/week-ends#lat=47.1&lng=2.4&distanceMax=300' })
    await expect.poll(() => destination(page).inputValue()).toBe('Less than 300km from the chosen point')
    await show('search-box', { props: onBruges, at: '/fr/week-ends/bruges#lat=51.2&lng=3.22&distanceMax=30' })
    await expect.poll(() => destination(page).inputValue()).toBe('Less than 30km from Bruges')
  })
})

describe('recent searches', () => {
  // @rule S2.43
  it('are offered again during the visit, with their dates and guests', async ({ open }) => {
    const { page, show } = await open({ props: onBruges, at: '/fr/week-ends/bruges#checkin=2027-03-19&checkout=2027-03-21&a=3' })
    await page.getByRole('button', { name: 'Participants 3 adults' }).waitFor()
    await destination(page).fill('bour')
    await page.getByRole('option', { name: 'Bourges' }).click()
    await sentTo(page, () => search(page).click())
    await show('search-box', { props, at: '/fr' })
    await destination(page).click()
    await page.getByRole('option', { name: /Bourges.*Recent search.*3 adults/ }).click()
    expect(await destination(page).inputValue()).toBe('Bourges')
    await page.getByRole('button', { name: 'Participants 3 adults' }).waitFor()
    await page.getByRole('button', { name: /Dates.*19.*21/ }).waitFor()
  })
})
