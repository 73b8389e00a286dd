import { describe, expect } from 'vitest'
import { violations } from '../axe.ts'
import { destination, it, onBruges, props, search, sentTo } from './search-box.ts'

describe('the search box', () => {
  // @rule S7.10
  it('finds a place while typing, by keyboard, and goes to its page with dates and guests', async ({ open }) => {
    const { page, calls } = await open()
    await destination(page).fill('bour')
    await page.getByRole('option', { name: 'Bourgogne' }).waitFor()
    expect(calls).toEqual(['autocomplete-geonames.json?locale=fr_FR&term=bour&maxResults=30'])
    await destination(page).press('ArrowDown')
    expect(await destination(page).getAttribute('aria-activedescendant')).toBe(await page.getByRole('option').first().getAttribute('id'))
    await destination(page).press('Enter')
    expect(await destination(page).inputValue()).toBe('Bourgogne')
    expect(await page.getByRole('listbox').count()).toBe(0)

    await page.getByRole('button', { name: 'Dates' }).click()
    await page.locator('[data-date="2027-03-19"]').click()
    await page.locator('[data-date="2027-03-21"]').click()
    await page.getByRole('button', { name: 'Participants' }).click()
    await page.getByRole('button', { name: 'More: Children' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Participants 2 adults, 1 child' }).waitFor()
    expect(await sentTo(page, () => search(page).click())).toBe('/fr/week-ends/bourgogne#checkin=2027-03-19&checkout=2027-03-21&c=1&s=true')
  })

  // @rule S2.31
  it('says what is not chosen yet: place, dates', async ({ open }) => {
    const { page } = await open()
    expect(await destination(page).getAttribute('placeholder')).toBe('City, region or hotel')
    expect(await page.getByRole('button', { name: 'Dates Checkin - Checkout' }).count()).toBe(1)
    expect(await violations(page)).toEqual([])
  })

  // @rule S9.21
  it('requests places half a second after the last letter', async ({ open }) => {
    const { page, calls } = await open()
    await destination(page).click()
    // The code of the list is there.
    await page.getByRole('option', { name: 'Alsace' }).waitFor()
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await destination(page).pressSequentially('bo')
    await page.clock.runFor(490)
    await destination(page).press('u')
    await page.clock.runFor(490)
    expect(calls.filter((call) => call.includes('term='))).toEqual([])
    await page.clock.runFor(10)
    await expect
      .poll(() => calls.filter((call) => call.includes('term=')))
      .toEqual(['autocomplete-geonames.json?locale=fr_FR&term=bou&maxResults=30'])
    await page.clock.resume()
    expect(await violations(page)).toEqual([])
  })

  // @rule S7.12
  it('proposes places before anything is typed, and takes one by a click', async ({ open }) => {
    const { page } = await open()
    await destination(page).click()
    await page.getByRole('option', { name: 'Alsace' }).click()
    expect(await destination(page).inputValue()).toBe('Alsace')
    expect(await violations(page)).toEqual([])
  })

  it('goes to the first place of a text that was typed in full, and to the hash of one without a page', async ({ open }) => {
    const { page } = await open()
    await destination(page).fill('bourges')
    await page.getByRole('option', { name: 'Bourges' }).click()
    expect(await sentTo(page, () => search(page).click())).toBe('/fr/week-ends#city=18&lat=47.1&lng=2.4')
  })

  it('shows an error for a text that is no place, and stays on the page', async ({ visit }) => {
    const { page } = await visit('search-box', { props, at: '/fr' }, { responses: { 'autocomplete-geonames.json': { suggestions: [] } } })
    await destination(page).fill('xyz')
    await search(page).click()
    await page.getByText('We know no place called “xyz”').waitFor()
    expect(await destination(page).getAttribute('aria-invalid')).toBe('true')
    expect(await violations(page)).toEqual([])
  })

  it('leaves the lookup of a text to the server when places cannot be requested', async ({ visit, tolerate }) => {
    const { page } = await visit('search-box', { props, at: '/fr' })
    await destination(page).fill('bour')
    expect(await sentTo(page, () => search(page).click())).toBe('/fr/week-ends?q=bour')
    tolerate(/503/)
  })

  it('shows the search in force, and changes it in the hash of the same page', async ({ open }) => {
    const { page } = await open({
      props: onBruges,
      at: '/fr/week-ends/bruges?page=2#checkin=2027-03-19&checkout=2027-03-21&a=3&stars=4',
    })
    await page.getByRole('button', { name: 'Participants 3 adults' }).waitFor()
    expect(await destination(page).inputValue()).toBe('Bruges')
    await page.getByRole('button', { name: 'Dates' }).click()
    await page.getByRole('button', { name: 'Next weekend' }).click()
    await search(page).click()
    const url = new URL(page.url())
    expect(url.pathname + url.hash).toBe('/fr/week-ends/bruges#checkin=2027-03-26&checkout=2027-03-28&a=3&stars=4')
    expect(url.searchParams.has('page')).toBe(false)
    expect(await violations(page)).toEqual([])
  })

  it('searches everywhere once the place is cleared', async ({ open }) => {
    const { page } = await open({ props: onBruges, at: '/fr/week-ends/bruges' })
    await page.getByRole('button', { name: 'Clear the destination' }).click()
    expect(await sentTo(page, () => search(page).click())).toBe('/fr/week-ends')
  })

  it('follows the address: another hash discards what was not searched', async ({ open }) => {
    const { page } = await open({ props: onBruges, at: '/fr/week-ends/bruges' })
    await page.getByRole('button', { name: 'Participants' }).click()
    await page.getByRole('button', { name: 'More: Adults' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByRole('button', { name: 'Participants 3 adults' }).waitFor()
    await page.evaluate(() => void (location.hash = 'a=5'))
    await page.getByRole('button', { name: 'Participants 5 adults' }).waitFor()
  })

  // @rule S9.20
  it('has no dates and two guests for a gift', async ({ open }) => {
    const { page } = await open({ view: { flow: 'gifting' } })
    expect(await page.getByRole('button', { name: 'Dates' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Participants 2 adults' }).isDisabled()).toBe(true)
    expect(await sentTo(page, () => search(page).click())).toBe('/fr/week-ends?flow=gifting')
  })

  it('replays a click from before hydration, and preserves the typed text', async ({ open }) => {
    const { page } = await open({ when: 'interaction' })
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.getByRole('button', { name: 'Dates' }).click()
    await page.getByRole('dialog', { name: 'Dates' }).waitFor()
    // The calendar loads with the island.
    expect(await page.locator('link[rel=modulepreload][href*="/DatesDraft"]').count()).toBe(1)
    expect(await violations(page)).toEqual([])

    const early = await open({ when: 'interaction' })
    await destination(early.page).pressSequentially('bour')
    await early.page.getByRole('option', { name: 'Bourgogne' }).waitFor()
    expect(await destination(early.page).inputValue()).toBe('bour')
  })

  it('does not move the page when it is hydrated', async ({ open }) => {
    const { page } = await open({
      when: 'interaction',
      props: onBruges,
      at: '/fr/week-ends/bruges#checkin=2027-03-19&checkout=2027-03-21&a=3',
    })
    const place = () => page.locator('#after').boundingBox()
    const before = await place()
    await page.locator('travel-island').dispatchEvent('pointerdown')
    await page.getByRole('button', { name: 'Participants 3 adults' }).waitFor()
    expect(await place()).toEqual(before)
  })
})

describe('the search box without scripts', () => {
  it('is a form with the keys of the hash, on every screen', async ({ visit }) => {
    const shown = { props: { ...onBruges, query: 'checkin=2027-03-19&checkout=2027-03-21&a=3' }, at: '/fr/week-ends/bruges' }
    for (const screen of ['wide', 'narrow'] as const) {
      const { page } = await visit('search-box', shown, { screen, scripts: false })
      await page.getByLabel('Children').fill('1')
      await page.getByLabel('Flexibility of the dates').selectOption('Any weekend')
      await page.locator('[name=month]').selectOption('2027-05')
      await page.getByLabel('Nights').fill('3')
      await page.route('**/fr/week-ends?**', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
      await search(page).click()
      await page.waitForURL('**/fr/week-ends?**')
      expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
        q: 'Bruges',
        checkin: '2027-03-19',
        checkout: '2027-03-21',
        flexible: 'weekend',
        month: '2027-05',
        nights: '3',
        a: '3',
        c: '1',
        b: '0',
      })
    }
  })
})
