import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { fileOf } from './built-files.ts'
import { it, type Visitor } from './it.ts'

const stay = '/fr/sejour/10572'

/** Code of islands, without the start script's own. */
const code = /\/assets\/(?!start-).*\.js$/

/** Errors of files that fail to load. The browser reports one for each file, also after the page was left; a failed import has no text. */
const missingFiles = /net::ERR_FAILED|dynamically imported module|: $/

/** Opens a page on a phone where the islands' code is delayed or blocked. */
async function early(visitor: Visitor, path: string): Promise<{ page: Page; arrive: () => void; fail: () => void }> {
  const page = await visitor({ width: 360 })
  const outcome = Promise.withResolvers<'arrives' | 'fails'>()
  await page.route(code, async (route) => ((await outcome.promise) === 'arrives' ? route.continue() : route.abort()))
  await page.goto(path)
  return { page, arrive: () => outcome.resolve('arrives'), fail: () => outcome.resolve('fails') }
}

const dates = (page: Page) => page.locator('#booking [data-live="StayCalendar"]').first()
/** The innermost: on phones the search's calendar is inside the search's dialog. */
const calendar = (page: Page) => page.locator('dialog:not(:has(dialog)):has([role="grid"])')
const day = (page: Page, date: string) => calendar(page).locator(`[data-date="${date}"]`)

describe('the calendar that is clicked before its island has its code', () => {
  it('is on the screen at once, and keeps the days that are picked until prices are there', async ({ visitor }) => {
    const { page, arrive } = await early(visitor, stay)
    await dates(page).click()
    await calendar(page).getByRole('grid').first().waitFor()
    expect(await calendar(page).getAttribute('aria-busy')).toBe('true')
    // Not labelled free while prices load, but clickable.
    await day(page, '2027-04-06').click({ force: true })
    expect(await day(page, '2027-04-06').getAttribute('data-place')).toBe('checkin')
    arrive()
    // The next day has the price of the stay until it.
    await day(page, '2027-04-07').locator('span span:has-text("€")').waitFor()
    await expect.poll(() => day(page, '2027-04-06').getAttribute('aria-selected')).toBe('true')
    expect(await calendar(page).count()).toBe(1)
    expect(await calendar(page).getAttribute('aria-busy')).toBeNull()
  })

  it('hands over several days in the order of their picking', async ({ visitor }) => {
    const { page, arrive } = await early(visitor, stay)
    await dates(page).click()
    await calendar(page).getByRole('grid').first().waitFor()
    // A day before the first restarts: another order gives another stay.
    for (const picked of ['2027-04-08', '2027-04-06', '2027-04-07']) await day(page, picked).click({ force: true })
    arrive()
    await expect.poll(() => day(page, '2027-04-07').getAttribute('data-place')).toBe('checkout')
    expect(await day(page, '2027-04-06').getAttribute('data-place')).toBe('checkin')
    expect(await calendar(page).locator('[aria-selected="true"]').count()).toBe(2)
    await calendar(page).locator('footer button').last().click()
    await expect.poll(() => new URL(page.url()).hash).toBe('#checkin=2027-04-06&checkout=2027-04-07&nights=1')
  })

  it('stays closed for a visitor who closed it', async ({ visitor }) => {
    const { page, arrive } = await early(visitor, stay)
    await dates(page).click()
    await calendar(page).getByRole('grid').first().waitFor()
    // While the focus is still on the button.
    await dates(page).focus()
    await page.keyboard.press('Escape')
    await calendar(page).waitFor({ state: 'detached' })
    expect(await dates(page).evaluate((button) => button === document.activeElement)).toBe(true)
    const coming = page.waitForResponse(fileOf('StayCalendar'))
    arrive()
    await coming
    await page.locator('#booking travel-island:not(:has(> script))').first().waitFor({ state: 'attached' })
    await dates(page).click()
    await calendar(page).locator('[data-state="selectable"]').first().waitFor()
    await page.keyboard.press('Escape')
    await calendar(page).waitFor({ state: 'detached' })
    expect(await dates(page).evaluate((button) => button === document.activeElement)).toBe(true)
  })

  it('is replaced by native date fields when the code fails to load', async ({ visitor, tolerate }) => {
    tolerate(missingFiles)
    const { page, fail } = await early(visitor, stay)
    await dates(page).click()
    await calendar(page).getByRole('grid').first().waitFor()
    // The page is reloaded first: its files may be those of an older build.
    const reloaded = page.waitForEvent('framenavigated')
    fail()
    await reloaded
    await page.locator('#booking').scrollIntoViewIfNeeded()
    await page.locator('#booking input[name="checkin"]:visible').waitFor()
    await calendar(page).waitFor({ state: 'detached' })
  })

  it('opens for the search too', async ({ visitor }) => {
    const { page, arrive } = await early(visitor, '/fr')
    arrive()
    await page.locator('search > button:visible').first().click()
    await page.locator('dialog[open] [data-live="DatesDraft"]').click()
    await calendar(page).locator('[data-state="selectable"]').first().waitFor()
    await expect.poll(() => page.locator('dialog[aria-busy]').count()).toBe(0)
    await day(page, '2027-03-25').click()
    await day(page, '2027-03-27').click()
    await calendar(page).locator('footer button').last().click()
    await calendar(page).waitFor({ state: 'detached' })
  })

  it.for(['/fr', '/es'])('has the months, days and labels of the calendar that replaces it on %s', async (path, { visitor }) => {
    const page = await visitor({ width: 360 })
    const held = Promise.withResolvers<void>()
    await page.route(fileOf('DatesDraft'), async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(path)
    await page.locator('search > button:visible').first().click()
    await page.locator('dialog[open] [data-live="DatesDraft"]').click()
    const months = () =>
      calendar(page)
        .locator('section')
        .evaluateAll((sections) =>
          sections.slice(0, 2).map((section) => ({
            title: section.querySelector('h3')?.textContent,
            isNamed: section.querySelector('table')?.getAttribute('aria-labelledby') === section.querySelector('h3')?.id,
            days: [...section.querySelectorAll('tr')].map((row) =>
              [...row.children].map((cell) => [
                cell.textContent,
                ...[...cell.attributes].map(({ name, value }) => `${name}=${value}`).sort(),
              ]),
            ),
          })),
        )
    await expect.poll(async () => (await months()).length).toBe(2)
    const drawn = await months()
    expect(await page.locator('dialog[aria-busy]').count()).toBe(1)
    held.resolve()
    await expect.poll(() => page.locator('dialog[aria-busy]').count()).toBe(0)
    expect(drawn).toEqual(await months())
    expect(drawn.every(({ isNamed }) => isNamed)).toBe(true)
  })

  it('gives the focus back to the search’s own form, which stays open', async ({ visitor }) => {
    const page = await visitor({ width: 360 })
    await page.route(fileOf('DatesDraft'), () => {})
    await page.goto('/fr')
    await page.locator('search > button:visible').first().click()
    const button = page.locator('dialog[open] [data-live="DatesDraft"]')
    await button.click()
    await calendar(page).getByRole('grid').first().waitFor()
    await page.keyboard.press('Escape')
    await calendar(page).waitFor({ state: 'detached' })
    expect(await button.evaluate((it) => it === document.activeElement)).toBe(true)
  })

  it('is not there where dates are chosen already', async ({ visitor }) => {
    const page = await visitor({ width: 360, scripts: false })
    await page.goto(`${stay}?checkin=2027-04-06&checkout=2027-04-08`)
    expect(await page.locator('template[data-preview]').count()).toBe(0)
    await page.goto(stay)
    expect(await page.locator('template[data-preview]').count()).toBe(1)
  })
})

it('a link that needs its island works as a link when the island fails to load', async ({ visitor, tolerate }) => {
  tolerate(missingFiles)
  const page = await visitor()
  await page.route(code, (route) => route.abort())
  await page.goto(stay)
  await page.getByRole('link', { name: 'Connexion' }).click()
  await page.waitForURL(/account\/signin|origin=/)
})
