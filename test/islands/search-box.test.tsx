import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Fixture, openFixture, type Shown, today } from './fixture/serve.ts'
import { type Answers, axeFindings, screens, visit } from './fixture/visit.ts'

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

  it('says what is not chosen yet: place, dates', async () => {
    const { page, end } = await open()
    expect(await destination(page).getAttribute('placeholder')).toBe('City, region or hotel')
    expect(await page.getByRole('button', { name: 'Dates Checkin - Checkout' }).count()).toBe(1)
    await end()
  })

  it('asks for places half a second after the last letter', async () => {
    const { page, calls, end } = await open()
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
    await end()
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
    // The calendar did not wait for the island to ask for it.
    expect(await page.locator('link[rel=modulepreload][href$="/DatesDraft.tsx"]').count()).toBe(1)
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

describe('the themes', () => {
  const themed = { ...props, themes: [26, 23].map((id) => ({ id, label: `Theme ${id}` })) }

  it('are chosen in a modal, and go into the hash', async () => {
    const { page } = await open({ props: themed })
    await page.getByRole('button', { name: 'Theme All themes' }).click()
    const modal = page.getByRole('dialog', { name: 'Theme' })
    await modal.getByRole('radio', { name: 'All themes' }).press('ArrowDown')
    expect(await modal.getByRole('radio', { name: 'Theme 26' }).isChecked()).toBe(true)
    expect(await axeFindings(page)).toEqual([])
    await modal.getByRole('button', { name: 'Confirm' }).click()
    await page.getByRole('button', { name: 'Theme Theme 26' }).waitFor()
    expect(await sentTo(page, () => search(page).click())).toBe('/fr/week-ends#theme=26')
    await page.context().close()
  })

  it('are left with the path that stands for one', async () => {
    const path = { theme: { id: 26, label: 'Spa' } }
    const { page } = await open({ props: { ...themed, path, compact: true }, at: '/fr/week-ends/spa' })
    await page.getByRole('button', { name: /^Theme/ }).click()
    await page.getByRole('radio', { name: 'All themes' }).check()
    await page.getByRole('button', { name: 'Confirm' }).click()
    expect(await sentTo(page, () => search(page).click())).toBe('/fr/week-ends')
    await page.context().close()
  })
})

describe('Travel locally!', () => {
  const nearby = async (page: Page) => {
    await destination(page).click()
    await page.getByRole('option', { name: 'Travel locally!' }).click()
    return page.getByRole('dialog', { name: 'Travel locally!' })
  }

  it('searches within 200 km of a place, unless another distance is chosen', async () => {
    const { page } = await open()
    const modal = await nearby(page)
    expect(await modal.getByRole('radio', { name: 'Up to 200 km' }).isChecked()).toBe(true)
    expect(await modal.getByRole('button', { name: 'Confirm' }).isDisabled()).toBe(true)
    await modal.getByRole('combobox').fill('bour')
    await modal.getByRole('option', { name: 'Bourges' }).click()
    await modal.getByRole('radio', { name: 'Up to 100 km' }).check()
    expect(await axeFindings(page)).toEqual([])
    await modal.getByRole('button', { name: 'Confirm' }).click()
    expect(await destination(page).inputValue()).toBe('Less than 100km from Bourges')
    const hash = '#lat=47.1&lng=2.4&distanceMax=100'
    expect(await sentTo(page, () => search(page).click())).toBe(`/fr/week-ends${hash}`)
    // The next page knows its name too.
    await fixture.show(page, 'search-box', { props: { ...props, compact: true }, at: `/fr${hash}` })
    await expect.poll(() => destination(page).inputValue()).toBe('Less than 100km from Bourges')
    await page.context().close()
  })

  it('asks for the position only when told to, and searches around it', async () => {
    const { page } = await open({ props: onBruges, at: '/fr/week-ends/bruges' })
    await page.context().grantPermissions(['geolocation'])
    await page.context().setGeolocation({ latitude: 48.856_614, longitude: 2.352_221 })
    const modal = await nearby(page)
    await modal.getByRole('button', { name: 'Use my position' }).click()
    await modal.getByText('We found your position').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.route('**/fr/week-ends', (route) => route.fulfill({ contentType: 'text/html', body: '<title>there</title>' }))
    await modal.getByRole('button', { name: 'Confirm' }).click()
    expect(await destination(page).inputValue()).toBe('Less than 200km from the chosen point')
    await search(page).click()
    await page.waitForURL('**/fr/week-ends#lat=48.86&lng=2.35&distanceMax=200')
    await page.context().close()
  })

  it('explains a position that is not given', async () => {
    const { page, end } = await open()
    const modal = await nearby(page)
    await modal.getByRole('button', { name: 'Use my position' }).click()
    await modal.getByText('Your browser does not share your position').waitFor()
    expect(await modal.getByRole('button', { name: 'Confirm' }).isDisabled()).toBe(true)
    await end()
  })

  it('is what an address with a point and a distance shows', async () => {
    const { page, end } = await open({ props: { ...props, compact: true }, at: '/fr/week-ends#lat=47.1&lng=2.4&distanceMax=300' })
    await expect.poll(() => destination(page).inputValue()).toBe('Less than 300km from the chosen point')
    await fixture.show(page, 'search-box', { props: onBruges, at: '/fr/week-ends/bruges#lat=51.2&lng=3.22&distanceMax=30' })
    await expect.poll(() => destination(page).inputValue()).toBe('Less than 30km from Bruges')
    await end()
  })
})

describe('recent searches', () => {
  it('are offered again during the visit, with their dates and guests', async () => {
    const { page } = await open({ props: onBruges, at: '/fr/week-ends/bruges#checkin=2027-03-19&checkout=2027-03-21&a=3' })
    await page.getByRole('button', { name: 'Participants 3 adults' }).waitFor()
    await destination(page).fill('bour')
    await page.getByRole('option', { name: 'Bourges' }).click()
    await sentTo(page, () => search(page).click())
    await fixture.show(page, 'search-box', { props, at: '/fr' })
    await destination(page).click()
    await page.getByRole('option', { name: /Bourges.*Recent search.*3 adults/ }).click()
    expect(await destination(page).inputValue()).toBe('Bourges')
    await page.getByRole('button', { name: 'Participants 3 adults' }).waitFor()
    await page.getByRole('button', { name: /Dates.*19.*21/ }).waitFor()
    await page.context().close()
  })
})

describe('Search without dates', () => {
  it('asks for them where content wants it so, unless they are flexible', async () => {
    const { page } = await open({ props: { ...props, datesPrompt: 'suggested' } })
    await search(page).click()
    const dates = page.getByRole('dialog', { name: 'Dates' })
    await dates.getByText('Please choose your travel dates').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await dates.getByRole('button', { name: 'My dates are flexible' }).click()
    await page.getByRole('button', { name: 'Dates Flexible dates' }).waitFor()
    expect(await sentTo(page, () => search(page).click())).toBe('/fr/week-ends')
    await page.context().close()
  })

  it('takes a weekend that is proposed for an answer', async () => {
    const { page } = await open({ props: { ...props, datesPrompt: 'forced' } })
    await search(page).click()
    await page.getByRole('button', { name: /^Next weekend/ }).click()
    await page.locator('dialog').waitFor({ state: 'detached' })
    expect(await sentTo(page, () => search(page).click())).toMatch(/^\/fr\/week-ends#checkin=[\d-]+&checkout=[\d-]+$/)
    await page.context().close()
  })

  it('insists on them where content forces them', async () => {
    const { page } = await open({ props: { ...props, datesPrompt: 'forced' } }, 'narrow')
    await page.getByRole('button', { name: 'Where to?' }).tap()
    await search(page).tap()
    const dates = page.getByRole('dialog', { name: 'Dates' })
    await dates.getByText('Please choose your travel dates').waitFor()
    expect(await dates.getByRole('button', { name: 'My dates are flexible' }).count()).toBe(0)
    await page.locator('[data-date="2027-03-19"]').tap()
    await page.locator('[data-date="2027-03-20"]').tap()
    await dates.getByRole('button', { name: 'Confirm' }).tap()
    expect(await sentTo(page, () => search(page).tap())).toBe('/fr/week-ends#checkin=2027-03-19&checkout=2027-03-20')
    await page.context().close()
  })
})

describe('the destination’s list', () => {
  it('says how many places it holds, and stays as it was when the next ones do not come', async () => {
    const { page } = await open()
    const status = page.locator('form output').first()
    await destination(page).fill('bour')
    await expect.poll(() => status.textContent()).toBe('2 destinations')
    await page.route('**/autocomplete-geonames.json?**', (route) => route.fulfill({ status: 503 }))
    const asked = page.waitForResponse('**/autocomplete-geonames.json?**')
    await destination(page).fill('bourgo')
    await asked
    expect(await page.getByRole('option').count()).toBe(2)
    await page.context().close()
  })

  it('says so when there is none', async () => {
    const { page, end } = await visit(fixture, 'search-box', { props, at: '/fr' }, 'wide', {
      'autocomplete-geonames.json': { suggestions: [] },
    })
    await destination(page).fill('xyz')
    await expect.poll(() => page.locator('form output').first().textContent()).toBe('No destination found')
    await end()
  })

  it('shows the answer to the latest text, whichever comes last', async () => {
    const { page } = await open()
    const held = Promise.withResolvers<void>()
    await page.route('**/autocomplete-geonames.json?**term=old**', async (route) => {
      await held.promise
      await route.fulfill({ json: { suggestions: [{ label: 'Old', kind: 'city', value: 1, latitude: 1, longitude: 1 }] } })
    })
    const old = page.waitForRequest('**/autocomplete-geonames.json?**term=old**')
    await destination(page).fill('old')
    await old
    await destination(page).fill('bour')
    await page.getByRole('option', { name: 'Bourges' }).waitFor()
    const late = page.waitForResponse('**/autocomplete-geonames.json?**term=old**')
    held.resolve()
    await (await late).finished()
    expect(await page.getByRole('option').allTextContents()).toEqual(['BourgogneFrance', 'BourgesCher'])
    await page.context().close()
  })
})

describe('the pax selector', () => {
  it('opens on the focus of the keyboard, saves on Escape, and lets the keyboard go on', async () => {
    const { page, end } = await open()
    await page.getByRole('button', { name: 'Dates' }).focus()
    await page.keyboard.press('Tab')
    const panel = page.getByRole('dialog', { name: 'Participants' })
    await panel.waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Participants 3 adults' }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Participants')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Search')
    await end()
  })

  it('does not open when its code comes after the keyboard has gone on', async () => {
    const { page, end } = await open()
    const late = Promise.withResolvers<void>()
    await page.route('**/OpenGuests*', async (route) => {
      await late.promise
      await route.continue()
    })
    await page.reload()
    const field = page.getByRole('button', { name: 'Participants' })
    const code = page.waitForResponse('**/OpenGuests*')
    await field.focus()
    // Again, until the field knows of it.
    const comeBack = async () => {
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Tab')
      return field.getAttribute('aria-expanded')
    }
    await expect.poll(comeBack).toBe('true')
    await page.keyboard.press('Tab')
    await expect.poll(() => field.getAttribute('aria-expanded')).toBe('false')
    late.resolve()
    await (await code).finished()
    await page.keyboard.press('Shift+Tab')
    await page.getByRole('dialog', { name: 'Participants' }).waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Search')
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

  it('sums up place, dates, theme and guests', async () => {
    const themed = { ...onBruges, themes: [{ id: 26, label: 'Spa' }] }
    const at = '/fr/week-ends/bruges#theme=26&checkin=2027-03-19&checkout=2027-03-21&a=3'
    const { page, end } = await open({ props: themed, at }, 'narrow')
    await expect.poll(() => page.locator('search > button').first().textContent()).toMatch(/^Bruges.*19.*21.*Spa · 3 adults$/)
    await end()
  })

  it('comes down after 250 px were scrolled, on the search page', async () => {
    const { page, end } = await open({ props: onBruges, at: '/fr/week-ends/bruges' }, 'narrow')
    await page.addStyleTag({ content: 'main { min-block-size: 3000px }' })
    const stuck = page.getByRole('button', { name: 'Bruges' }).nth(1)
    expect(await stuck.count()).toBe(0)
    await page.evaluate(() => scrollTo(0, 249))
    expect(await stuck.count()).toBe(0)
    await page.evaluate(() => scrollTo(0, 252))
    await stuck.tap()
    await page.getByRole('dialog', { name: 'I am looking for a weekend' }).waitFor()
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
