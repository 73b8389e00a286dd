import { expect } from 'vitest'
import { segments } from '../../src/market/segments.ts'
import { cents } from '../amounts.ts'
import { violations } from '../axe.ts'
import { enter, marketOf } from './booking-steps.ts'
import { giftLabels } from './gift-labels.ts'
import { pageDownTo, tabTo } from './keyboard.ts'
import { it } from './it.ts'

const heart = /^Dans mes favoris/

// @rule B2.36 B6.4
it('a heart put on a card is there on every page and in every tab, and can be taken off by keyboard', async ({ visitor }) => {
  const page = await visitor()
  await page.goto('/fr/activites')
  const card = page.locator('article').first()
  const name = (await card.getByRole('heading').textContent()) ?? ''
  const toggle = card.getByRole('button', { name: heart })
  await toggle.click()
  expect(await toggle.getAttribute('aria-pressed')).toBe('true')
  expect(await toggle.getAttribute('aria-label')).toContain(name)

  const other = await page.context().newPage()
  await other.goto((await card.getByRole('heading').getByRole('link').getAttribute('href')) ?? '')
  const own = other.locator('main header').getByRole('button', { name: heart })
  await own.waitFor()
  expect(await own.getAttribute('aria-pressed')).toBe('true')
  await own.focus()
  await other.keyboard.press('Space')
  await expect.poll(() => toggle.getAttribute('aria-pressed')).toBe('false')
})

// @rule B6.4
it('hearts are on the cards of a search by hash, and on stays', async ({ visitor }) => {
  const page = await visitor()
  await page.goto('/fr/activites#theme=26')
  await page.locator('travel-island[data-name="results"] > :not([data-server]) article wish-heart button').first().waitFor()
  await page.goto('/fr/sejour/10572')
  await page.getByRole('main').getByRole('button', { name: heart }).first().waitFor()
})

// @rule S3.12
it('a search by hash around a place says how far each activity is', async ({ visitor }) => {
  const page = await visitor()
  await page.goto('/fr/activites#city=2988507&lat=48.85&lng=2.35&distanceMax=60')
  const cards = page.locator('travel-island[data-name="results"] > :not([data-server]) article')
  await cards.first().waitFor()
  expect(await cards.filter({ hasText: /· [\d,]+\skm/ }).count()).toBe(await cards.count())
})

// @rule S4.52
it('another page of the activities of a hash starts at the top, and Back restores the scroll position', async ({ visitor }) => {
  const page = await visitor({ painted: true })
  await page.goto('/fr/activites#a=1')
  const cards = page.locator('#results article[data-offer]:visible h3')
  const top = () => page.evaluate(() => Math.round(scrollY))
  const next = page.locator('travel-island > :not([data-server]) a[rel~="next"]')
  await next.scrollIntoViewIfNeeded()
  // Cards take their height late: a shorter page moves without a scroll of the visitor.
  const isSaved = async () => {
    const saved = await page.evaluate(() => history.state?.top === scrollY && scrollY > 500)
    if (!saved) await page.mouse.wheel(0, -20)
    return saved
  }
  await expect.poll(isSaved).toBe(true)
  const left = await top()
  const first = await cards.first().textContent()
  await next.click()
  await expect.poll(() => cards.first().textContent()).not.toBe(first)
  await expect.poll(top).toBe(0)
  await page.goBack()
  await expect.poll(() => cards.first().textContent()).toBe(first)
  await expect.poll(top).toBe(left)
})

// @rule B2.36 B2.46
it('what was looked at comes back on other pages, newest first, until it is cleared', async ({ visitor }) => {
  const page = await visitor({ painted: true })
  const seen = page.locator('travel-island[data-name="recently-viewed"] h3')
  const storage = (path: string) =>
    page.waitForFunction((uri) => Object.values(localStorage).some((text) => String(text).includes(uri)), path)
  await page.goto('/fr/activites/700001')
  const activity = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await storage('/activites/700001')
  expect(await seen.count()).toBe(0)
  await page.goto('/fr/sejour/10572')
  await storage('/sejour/10572')
  await page.mouse.wheel(0, 300)
  await expect.poll(() => seen.allTextContents()).toEqual([activity])
  await page.goto('/fr/activites/700002')
  await page.mouse.wheel(0, 300)
  await expect.poll(() => seen.count()).toBe(2)
  expect((await seen.allTextContents())[1]).toBe(activity)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Effacer la liste' }).click()
  await expect.poll(() => seen.count()).toBe(0)
})

// @rule B3.15
it('a browser that keeps nothing, or something else, shows the pages all the same', async ({ visitor }) => {
  const page = await visitor()
  await page.goto('/fr/activites')
  await page.evaluate(() => {
    localStorage.setItem('escale.wishes', '{"not":"wishes"}')
    localStorage.setItem('escale.viewed.fr_FR', '[{"id":1},null,7')
  })
  await page.goto('/fr/activites/700001')
  await page.locator('main header').getByRole('button', { name: heart }).waitFor()

  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await page.goto('/fr/activites/700002')
  const own = page.locator('main header').getByRole('button', { name: heart })
  await own.click()
  expect(await own.getAttribute('aria-pressed')).toBe('true')
  await page.getByRole('main').getByRole('button', { name: 'Acheter pour moi' }).waitFor()
})

/** Texts of an activity in two languages that the tests above do not cover. */
const label = {
  it: {
    price: 'Prezzo e partecipanti',
    heart: /^Nei miei preferiti/,
    fewer: 'Diminuisci: Partecipanti',
    viewed: 'Visti di recente',
  },
  nl: {
    price: 'Prijs en deelnemers',
    heart: /^Bij mijn favorieten/,
    fewer: 'Minder: Deelnemers',
    viewed: 'Onlangs bekeken',
  },
} as const

// @rule B4.10
it.for([
  [1280, 'it'],
  [360, 'nl'],
] as const)('an activity is priced and ordered by keyboard alone, at %i px', async ([width, id], { visitor }) => {
  const { base, language } = marketOf(id)
  const own = label[id]
  const page = await visitor({ width })
  await page.goto(`${base}/${segments.activities[language]}`)
  const card = page.locator('article').first()
  const name = (await card.getByRole('heading').textContent()) ?? ''
  await tabTo(page, card.getByRole('button', { name: own.heart }))
  await page.keyboard.press('Space')
  await enter(page, card.getByRole('heading').getByRole('link'))
  await page.getByRole('heading', { level: 1, name }).waitFor()
  const heartHere = page.locator('main header').getByRole('button', { name: own.heart })
  await expect.poll(() => heartHere.getAttribute('aria-pressed')).toBe('true')

  const box = page.getByRole('region', { name: own.price })
  const sum = async () => cents(await box.locator('b').first().textContent())
  const two = await sum()
  await enter(page, box.getByRole('button', { name: own.fewer }))
  await expect.poll(() => new URL(page.url()).hash).toBe('#a=1')
  const one = await sum()
  expect(one).toBeLessThan(two)
  await page.keyboard.press('Enter')
  expect(new URL(page.url()).hash).toBe('#a=1')
  expect(await violations(page)).toEqual([])

  const gift = giftLabels[language]
  await enter(page, box.getByRole('button', { name: gift.give, exact: true }))
  await enter(page, page.getByRole('dialog').getByRole('button', { name: gift.confirm }))
  await page.getByRole('heading', { level: 1, name: gift.gift }).waitFor()
  expect(cents(await page.locator('[data-payment="full"] dd').first().textContent())).toBe(one)
  await page.goBack()
  await expect.poll(sum).toBe(one)

  await page.goto(`${base}/${segments.stay[language]}/10572`)
  const viewed = page.locator('travel-island[data-name="recently-viewed"]')
  const title = viewed.getByRole('heading', { level: 2, name: own.viewed })
  await pageDownTo(page, title)
  await enter(page, viewed.getByRole('link', { name }))
  await page.getByRole('heading', { level: 1, name }).waitFor()
})

it('guests are chosen without scripts too', async ({ visitor }) => {
  const page = await visitor({ scripts: false })
  await page.goto('/fr/activites/700001')
  await page.getByRole('button', { name: 'Moins : Participants' }).click()
  expect(new URL(page.url()).search).toBe('?a=1')
  expect(await page.locator('#booking output').textContent()).toBe('1')
  expect(await page.getByRole('button', { name: heart }).count()).toBe(0)
})

it('activities are filtered by kind, sorted by price and found with as many as the filter counts', async ({ visitor }) => {
  const page = await visitor()
  await page.goto('/fr/activites')
  await page.getByText('Type d’activité', { exact: true }).click()
  const kind = page
    .locator('details[data-section="activities"] label')
    .filter({ hasText: /[1-9]\d*$/ })
    .first()
  const name = (await kind.locator('span').textContent()) ?? ''
  const count = Number(await kind.locator('small').textContent())
  await kind.click()
  await page.getByRole('button', { name: `Voir ${count} activité` }).click()
  const heading = page.locator('#results h2:visible').first()
  await expect.poll(() => heading.textContent()).toMatch(new RegExp(`^${count} activités?$`))
  await page.getByRole('link', { name: new RegExp(`^${name}.*retirer ce filtre`) }).waitFor()
  expect(await violations(page)).toEqual([])
})

it('the search for activities: axe finds nothing', async ({ visitor }) => {
  for (const width of [1280, 360]) {
    const page = await visitor({ width })
    await page.goto('/fr/activites')
    await page.locator('wish-heart button').first().waitFor()
    expect(await violations(page)).toEqual([])
  }
})
