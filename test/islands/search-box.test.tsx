import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Fixture, openFixture, type Shown, today } from './fixture/serve.ts'
import { type Answers, screens, visit } from './fixture/visit.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture.close())

const bruges = { kind: 'city', id: 3, label: 'Bruges', inLabel: 'à Bruges', point: { lat: 51.2, lng: 3.22 } }
const props = { path: {}, query: '', action: '/fr/week-ends', compact: false, today, hour: 10, periods: [] }
const onBruges = { ...props, compact: true, path: { destination: bruges } }
const answers: Answers = {
  'autocomplete-geonames.json': {
    suggestions: [
      { label: 'Bourgogne', context: 'France', kind: 'region', value: 9, latitude: 47, longitude: 4.5, uri: 'bourgogne' },
      { label: 'Bourges', context: 'Cher', kind: 'city', value: 18, latitude: 47.1, longitude: 2.4 },
    ],
  },
  'recommendedAutocomplete.json': {
    suggestions: [{ label: 'Alsace', kind: 'region', value: 5, latitude: 48, longitude: 7, uri: 'alsace' }],
  },
}

const open = (shown: Partial<Shown> = {}, screen: keyof typeof screens = 'wide') =>
  visit(fixture, 'search-box', { props, at: '/fr', ...shown }, screen, answers)
const destination = (page: Page) => page.getByRole('combobox', { name: 'Destination' })
const search = (page: Page) => page.getByRole('button', { name: 'Search', exact: true })

/** The address the browser is sent to, without going there. */
const sentTo = async (page: Page, act: () => Promise<void>) => {
  await page.route('**/week-ends**', (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ contentType: 'text/html', body: '<title>there</title>' }) : route.fallback(),
  )
  await act()
  await expect.poll(() => page.title()).toBe('there')
  return decodeURIComponent(page.url().replace(fixture.url, ''))
}

describe('the search box', () => {
  it('finds a place while typing, by keyboard, and goes to its page with dates and guests', async () => {
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
    await page.context().close()
  })

  it('proposes places before anything is typed, and takes one by a click', async () => {
    const { page, end } = await open()
    await destination(page).click()
    await page.getByRole('option', { name: 'Alsace' }).click()
    expect(await destination(page).inputValue()).toBe('Alsace')
    await end()
  })

  it('goes to the first place of a text that was typed in full, and to the hash of one without a page', async () => {
    const { page } = await open()
    await destination(page).fill('bourges')
    await page.getByRole('option', { name: 'Bourges' }).click()
    expect(await sentTo(page, () => search(page).click())).toBe('/fr/week-ends#city=18&lat=47.1&lng=2.4')
    await page.context().close()
  })

  it('says so when a text is no place, and keeps the visitor there', async () => {
    const { page, end } = await visit(fixture, 'search-box', { props, at: '/fr' }, 'wide', {
      'autocomplete-geonames.json': { suggestions: [] },
    })
    await destination(page).fill('xyz')
    await search(page).click()
    await page.getByText('We know no place called “xyz”').waitFor()
    expect(await destination(page).getAttribute('aria-invalid')).toBe('true')
    await end()
  })

  it('leaves the reading of a text to the server when places cannot be asked for', async () => {
    const { page } = await visit(fixture, 'search-box', { props, at: '/fr' })
    await destination(page).fill('bour')
    expect(await sentTo(page, () => search(page).click())).toBe('/fr/week-ends?q=bour')
    await page.context().close()
  })

  it('shows the search in force, and changes it in the hash of the same page', async () => {
    const { page, end } = await open({
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
    await end()
  })

  it('searches everywhere once the place is cleared', async () => {
    const { page } = await open({ props: onBruges, at: '/fr/week-ends/bruges' })
    await page.getByRole('button', { name: 'Clear the destination' }).click()
    expect(await sentTo(page, () => search(page).click())).toBe('/fr/week-ends')
    await page.context().close()
  })

  it('follows the address: another hash discards what was not searched', async () => {
    const { page, end } = await open({ props: onBruges, at: '/fr/week-ends/bruges' })
    await page.getByRole('button', { name: 'Participants' }).click()
    await page.getByRole('button', { name: 'More: Adults' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByRole('button', { name: 'Participants 3 adults' }).waitFor()
    await page.evaluate(() => void (location.hash = 'a=5'))
    await page.getByRole('button', { name: 'Participants 5 adults' }).waitFor()
    await end()
  })

  it('has no dates and two guests for a gift', async () => {
    const { page } = await open({ view: { flow: 'gifting' } })
    expect(await page.getByRole('button', { name: 'Dates' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Participants 2 adults' }).isDisabled()).toBe(true)
    expect(await sentTo(page, () => search(page).click())).toBe('/fr/week-ends?flow=gifting')
    await page.context().close()
  })

  it('replays the click that came before it, and keeps what was typed', async () => {
    const { page, end } = await open({ when: 'interaction' })
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.getByRole('button', { name: 'Dates' }).click()
    await page.getByRole('dialog', { name: 'Dates' }).waitFor()
    await end()

    const early = await open({ when: 'interaction' })
    await destination(early.page).pressSequentially('bour')
    await early.page.getByRole('option', { name: 'Bourgogne' }).waitFor()
    expect(await destination(early.page).inputValue()).toBe('bour')
    await early.end()
  })

  it('works in a browser without Temporal', async () => {
    const context = await fixture.browser.newContext(screens.wide)
    await context.addInitScript(() => void Reflect.deleteProperty(globalThis, 'Temporal'))
    const page = await context.newPage()
    await fixture.show(page, 'search-box', { props, at: '/fr' })
    await page.getByRole('button', { name: 'Dates' }).click()
    await page.locator('[data-date="2027-03-19"]').click()
    await page.locator('[data-date="2027-03-21"]').click()
    await page.getByRole('button', { name: /Dates.*19.*21/ }).waitFor()
    await context.close()
  })

  it('does not move the page when it comes alive', async () => {
    const { page, end } = await open({
      when: 'interaction',
      props: onBruges,
      at: '/fr/week-ends/bruges#checkin=2027-03-19&checkout=2027-03-21&a=3',
    })
    const place = () => page.locator('#after').boundingBox()
    const before = await place()
    await page.locator('travel-island').dispatchEvent('pointerdown')
    await page.getByRole('button', { name: 'Participants 3 adults' }).waitFor()
    expect(await place()).toEqual(before)
    await end()
  })
})

describe('the search box on narrow screens', () => {
  it('is a summary that opens a full-screen form', async () => {
    const { page, end } = await open({ props: onBruges, at: '/fr/week-ends/bruges' }, 'narrow')
    await page.getByRole('button', { name: 'Bruges' }).first().tap()
    const form = page.getByRole('dialog', { name: 'I am looking for a weekend' })
    await form.getByRole('combobox').fill('bour')
    await form.getByRole('option', { name: 'Bourgogne' }).tap()
    await form.getByRole('button', { name: 'Dates' }).tap()
    await page.locator('[data-date="2027-03-19"]').tap()
    await page.locator('[data-date="2027-03-20"]').tap()
    await page.getByRole('button', { name: 'Confirm' }).tap()
    await form.getByRole('button', { name: /Dates.*19.*20/ }).waitFor()
    await page.keyboard.press('Escape')
    await form.waitFor({ state: 'hidden' })
    await end()
  })

  it('names what it searches for when it is a gift', async () => {
    const { page, end } = await open({ view: { flow: 'gifting' } }, 'narrow')
    await page.getByRole('button', { name: 'Where to?' }).tap()
    await page.getByRole('dialog', { name: 'I am searching for a gift' }).waitFor()
    await end()
  })
})

describe('the search box without scripts', () => {
  it('is a form with the keys of the hash, on every screen', async () => {
    for (const screen of Object.values(screens)) {
      const context = await fixture.browser.newContext({ ...screen, javaScriptEnabled: false })
      const page = await context.newPage()
      await fixture.show(page, 'search-box', {
        props: { ...onBruges, query: 'checkin=2027-03-19&checkout=2027-03-21&a=3' },
        at: '/fr/week-ends/bruges',
      })
      await page.getByLabel('Children').fill('1')
      await page.route('**/fr/week-ends?**', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
      await search(page).click()
      await page.waitForURL('**/fr/week-ends?**')
      expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
        q: 'Bruges',
        city: '3',
        checkin: '2027-03-19',
        checkout: '2027-03-21',
        a: '3',
        c: '1',
        b: '0',
      })
      await context.close()
    }
  })
})
