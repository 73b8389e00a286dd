import type { Page, Route } from 'playwright'
import { describe, expect } from 'vitest'
import { violations } from '../axe.ts'
import { it as base, type Screen } from './fixture/it.ts'

const all = Array.from({ length: 23 }, (_, at) => ({
  id: at + 1,
  locale: at % 2 ? 'nl_BE' : 'fr_FR',
  customer: `Guest ${at + 1}`,
  type: 'couple',
  date: `2027-02-${String(28 - at).padStart(2, '0')}`,
  average: 8.2,
  positive: at % 3 ? `Liked ${at + 1}` : undefined,
  negative: at % 4 ? undefined : `Disliked ${at + 1}`,
}))
const details = { welcoming: 8.96, comfort: 8, cleanliness: 9.1, food: 7.5, localization: 9.3, priceQualityRatio: 8.4 }

/** Reviews as from the API: by language, oldest first if requested, ten per page. */
function responseTo(query: URLSearchParams) {
  const language = query.get('language') ?? 'all'
  const left = all.filter(({ locale }) => language === 'all' || locale.slice(0, 2) === language.slice(0, 2))
  const sorted = query.get('sort') === 'DATE_ASC' ? left.toReversed() : left
  const from = 10 * Number(query.get('page') ?? 0)
  return { totalCount: left.length, score: 8.2, details, list: sorted.slice(from, from + 10) }
}

const props = { hotel: 7, count: 23 }
const it = base.extend(
  'open',
  ({ visit }) =>
    async (
      { screen = 'wide', translated = false }: { screen?: Screen; translated?: boolean } = {},
      give: (route: Route, query: URLSearchParams) => Promise<void> = (route, query) => route.fulfill({ json: responseTo(query) }),
    ) => {
      const visited = await visit('all-reviews', { props, translated }, { screen })
      const queries: string[] = []
      await visited.page.route('**/api/hotel/7/reviews.json?**', (route) => {
        const query = new URL(route.request().url()).searchParams
        queries.push([query.get('sort'), query.get('language'), query.get('page') ?? '0'].join(' '))
        return give(route, query)
      })
      await visited.page.getByRole('button').first().click()
      await visited.page.getByRole('dialog').waitFor()
      return { ...visited, queries }
    },
)
const guests = (page: Page) => page.locator('dialog li b:first-child').allTextContents()
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => `Guest ${from + at}`)

describe('the reviews modal', () => {
  // @rule S2.72
  it('sends no request before it is opened, then requests the newest of all languages', async ({ open, visit }) => {
    const visited = await visit('all-reviews', { props })
    expect(await visited.page.getByRole('button', { name: 'See all 23 reviews' }).count()).toBe(1)
    expect(visited.calls).toEqual([])
    expect(await violations(visited.page)).toEqual([])
    const { page, queries } = await open()
    await expect.poll(() => guests(page)).toEqual(numbers(1, 10))
    expect(queries).toEqual(['DATE_DESC all 0'])
    expect(await page.getByText('Liked 2').getAttribute('lang')).toBe('nl')
    await page.getByText('Disliked 1', { exact: true }).waitFor()
    expect(await violations(page)).toEqual([])
  })

  // @rule S3.18
  it('shows the hotel’s score with its word, and the six criteria to one decimal with the market’s comma', async ({ open }) => {
    const { page } = await open({ translated: true })
    await expect.poll(() => page.locator('dialog dl').innerText()).toMatch(/Accueil\s+9,0\s+Confort\s+8,0\s+Propreté\s+9,1/)
    expect(await page.locator('dialog dd').allInnerTexts()).toEqual(['9,0', '8,0', '9,1', '7,5', '9,3', '8,4'])
    expect(await page.locator('dialog p').first().innerText()).toMatch(/8,2[^]*Très bien[^]*23 avis/)
    expect(await violations(page)).toEqual([])
  })

  // @rule S4.71
  it('shows the next ten and gives the focus to the first of them', async ({ open }) => {
    const { page, queries } = await open()
    const more = page.getByRole('button', { name: 'Show more' })
    await more.press('Enter')
    await expect.poll(() => guests(page)).toEqual(numbers(1, 20))
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Guest 11')
    await more.click()
    await expect.poll(() => guests(page)).toEqual(numbers(1, 23))
    expect(await more.count()).toBe(0)
    expect(queries).toEqual([0, 1, 2].map((at) => `DATE_DESC all ${at}`))
  })

  // @rule S4.71
  it('ends with the last page, also where one of them could not be read', async ({ open }) => {
    const { page } = await open({}, (route, query) => {
      const { list, ...whole } = responseTo(query)
      return route.fulfill({ json: { ...whole, list: list.filter(({ id }) => id !== 4) } })
    })
    const more = page.getByRole('button', { name: 'Show more' })
    await more.click()
    await expect.poll(async () => (await guests(page)).length).toBe(19)
    await more.click()
    await expect.poll(async () => (await guests(page)).length).toBe(22)
    await expect.poll(() => more.count()).toBe(0)
  })

  // @rule S4.70 S9.29
  it('starts from the first page with another sort or another language', async ({ open }) => {
    const { page, queries } = await open()
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect.poll(async () => (await guests(page)).length).toBe(20)
    await page.getByLabel('Sort by').selectOption('Oldest')
    await expect.poll(() => guests(page)).toEqual(numbers(14, 23).toReversed())
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect.poll(async () => (await guests(page)).length).toBe(20)
    await page.getByLabel('Language').selectOption('nl_NL')
    await expect.poll(async () => (await guests(page)).length).toBe(10)
    expect(queries.slice(2)).toEqual(['DATE_ASC all 0', 'DATE_ASC all 1', 'DATE_ASC nl_NL 0'])
    expect(await page.getByLabel('Sort by').locator('option').allTextContents()).toEqual([
      'Most recent',
      'Oldest',
      'Highest score',
      'Lowest score',
    ])
    expect(await page.getByLabel('Language').locator('option').allTextContents()).toEqual([
      'All languages',
      'français',
      'espagnol',
      'italien',
      'néerlandais',
    ])
  })

  // @rule S7.19
  it('requests nothing twice: the first page is cached', async ({ open }) => {
    const { page, queries } = await open()
    await expect.poll(async () => (await guests(page)).length).toBe(10)
    await page.getByLabel('Sort by').selectOption('Oldest')
    await expect.poll(() => guests(page)).toContain('Guest 23')
    await page.getByLabel('Sort by').selectOption('Most recent')
    await expect.poll(() => guests(page)).toContain('Guest 1')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'See all 23 reviews' }).click()
    await expect.poll(() => guests(page)).toContain('Guest 1')
    expect(queries).toEqual(['DATE_DESC all 0', 'DATE_ASC all 0'])
  })

  it('ignores late responses', async ({ open }) => {
    let release = (): void => {}
    const late = new Promise<void>((resolve) => (release = resolve))
    const { page } = await open({}, async (route, query) => {
      if (query.get('sort') === 'SCORE_DESC') await late
      // The browser may have aborted it.
      await route.fulfill({ json: responseTo(query) }).catch(() => {})
    })
    await expect.poll(async () => (await guests(page)).length).toBe(10)
    await page.getByLabel('Sort by').selectOption('Highest score')
    await page.getByLabel('Sort by').selectOption('Oldest')
    await expect.poll(() => guests(page)).toEqual(numbers(14, 23).toReversed())
    release()
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
    expect(await guests(page)).toEqual(numbers(14, 23).toReversed())
  })

  // @rule S8.4
  it('shows that there are none in a language, and shows all languages again', async ({ open }) => {
    const { page } = await open({ screen: 'narrow' })
    await page.getByLabel('Language').selectOption('it_IT')
    await page.getByRole('heading', { name: 'There are currently no reviews published in italien.' }).waitFor()
    await page.getByRole('button', { name: 'See all the languages' }).press('Enter')
    await expect.poll(() => guests(page)).toEqual(numbers(1, 10))
    expect(await page.evaluate(() => (document.activeElement as HTMLSelectElement).value)).toBe('all')
    expect(await violations(page)).toEqual([])
  })

  // @rule S8.5
  it('shows that there are none at all', async ({ open }) => {
    const { page } = await open({}, (route) => route.fulfill({ json: { totalCount: 0, list: [] } }))
    await page.getByRole('heading', { name: 'Be the first to try this brand new experience!' }).waitFor()
    expect(await page.locator('dialog').getByText('New', { exact: true }).count()).toBe(1)
    expect(await violations(page)).toEqual([])
  })

  it('gives the focus back when it is closed by keyboard', async ({ open }) => {
    const { page } = await open({ screen: 'narrow' })
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('See all 23 reviews')
  })
})

describe('reviews that cannot be loaded', () => {
  // @rule S8.6
  it('have an error, and are loaded again on request; the others stay', async ({ visit }) => {
    let failing = true
    const visited = await visit('all-reviews', { props })
    const { page } = visited
    await page.clock.install()
    await page.route('**/api/hotel/7/reviews.json?**', (route) =>
      failing ? route.fulfill({ json: [] }) : route.fulfill({ json: responseTo(new URL(route.request().url()).searchParams) }),
    )
    const tried = async () => {
      await page.clock.runFor(1500)
      return page.getByRole('button', { name: 'Try again' }).count()
    }
    await page.getByRole('button', { name: 'See all 23 reviews' }).click()
    await expect.poll(tried).toBe(1)
    await page.getByText('The reviews could not be loaded.').waitFor()
    failing = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => guests(page)).toEqual(numbers(1, 10))
    failing = true
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect.poll(tried).toBe(1)
    await page.getByText('The next reviews could not be loaded.').waitFor()
    expect(await guests(page)).toEqual(numbers(1, 10))
    expect(await violations(visited.page)).toEqual([])
  })
})
