import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { complaintsSoFar, visitor } from './visitor.ts'

const stay = '/fr/sejour/10572'

/** The code of islands: all but the loader's own. */
const code = /\/assets\/(?!start-|settled-).*\.js$/

/** Opens a page on a phone whose islands have no code yet: it comes, or never will. */
async function early(path: string): Promise<{ page: Page; arrive: () => void; fail: () => void }> {
  const page = await visitor({ width: 360 })
  const outcome = Promise.withResolvers<'arrives' | 'fails'>()
  await page.route(code, async (route) => ((await outcome.promise) === 'arrives' ? route.continue() : route.abort()))
  await page.goto(path)
  return { page, arrive: () => outcome.resolve('arrives'), fail: () => outcome.resolve('fails') }
}

const dates = (page: Page) => page.locator('#booking [data-live="StayCalendar"]').first()
/** The innermost: on a phone the search's calendar stands in the search's own dialog. */
const calendar = (page: Page) => page.locator('dialog:not(:has(dialog)):has([role="grid"])')
const day = (page: Page, date: string) => calendar(page).locator(`[data-date="${date}"]`)

describe('the calendar that is clicked before its island has its code', () => {
  it('is on the screen at once, and keeps the days that are picked until prices are there', async () => {
    const { page, arrive } = await early(stay)
    await dates(page).click()
    await calendar(page).getByRole('grid').first().waitFor()
    expect(await calendar(page).getAttribute('aria-busy')).toBe('true')
    // Its prices are on their way, so it is not said to be free; a visitor may tap it all the same.
    await day(page, '2027-04-06').click({ force: true })
    expect(await day(page, '2027-04-06').getAttribute('data-place')).toBe('checkin')
    arrive()
    await day(page, '2027-04-06').locator('span span:has-text("€")').waitFor()
    await expect.poll(() => day(page, '2027-04-06').getAttribute('aria-selected')).toBe('true')
    expect(await calendar(page).count()).toBe(1)
    expect(await calendar(page).getAttribute('aria-busy')).toBeNull()
  })

  it('hands over several days in the order of their picking', async () => {
    const { page, arrive } = await early(stay)
    await dates(page).click()
    await calendar(page).getByRole('grid').first().waitFor()
    // A day before the first begins anew: in any other order another stay comes out.
    for (const picked of ['2027-04-08', '2027-04-06', '2027-04-07']) await day(page, picked).click({ force: true })
    arrive()
    await expect.poll(() => day(page, '2027-04-07').getAttribute('data-place')).toBe('checkout')
    expect(await day(page, '2027-04-06').getAttribute('data-place')).toBe('checkin')
    expect(await calendar(page).locator('[aria-selected="true"]').count()).toBe(2)
    await calendar(page).locator('footer button').last().click()
    await expect.poll(() => new URL(page.url()).hash).toBe('#checkin=2027-04-06&checkout=2027-04-07&nights=1')
  })

  it('stays closed for a visitor who closed it', async () => {
    const { page, arrive } = await early(stay)
    await dates(page).click()
    await calendar(page).getByRole('grid').first().waitFor()
    // As early as the focus is still on the button.
    await dates(page).focus()
    await page.keyboard.press('Escape')
    await calendar(page).waitFor({ state: 'detached' })
    expect(await dates(page).evaluate((button) => button === document.activeElement)).toBe(true)
    const coming = page.waitForResponse(/StayCalendar/)
    arrive()
    await coming
    await page.locator('#booking travel-island:not(:has(> script))').first().waitFor({ state: 'attached' })
    await dates(page).click()
    await calendar(page).locator('[data-state="selectable"]').first().waitFor()
    await page.keyboard.press('Escape')
    await calendar(page).waitFor({ state: 'detached' })
    expect(await dates(page).evaluate((button) => button === document.activeElement)).toBe(true)
  })

  it('gives way to the browser’s own date fields when the code cannot be had', async () => {
    const { page, fail } = await early(stay)
    await dates(page).click()
    await calendar(page).getByRole('grid').first().waitFor()
    fail()
    await page.locator('#booking input[name="checkin"]:visible').waitFor()
    await calendar(page).waitFor({ state: 'detached' })
    // What else cannot be had on this page would be complained of later.
    await page.close()
    complaintsSoFar()
  })

  it('opens for the search too', async () => {
    const { page, arrive } = await early('/fr')
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

  it('gives the focus back to the search’s own form, which stays open', async () => {
    const page = await visitor({ width: 360 })
    await page.route(/\/DatesDraft-.*\.js$/, () => {})
    await page.goto('/fr')
    await page.locator('search > button:visible').first().click()
    const button = page.locator('dialog[open] [data-live="DatesDraft"]')
    await button.click()
    await calendar(page).getByRole('grid').first().waitFor()
    await page.keyboard.press('Escape')
    await calendar(page).waitFor({ state: 'detached' })
    expect(await button.evaluate((it) => it === document.activeElement)).toBe(true)
  })

  it('is not there where dates are chosen already', async () => {
    const page = await visitor({ width: 360, scripts: false })
    await page.goto(`${stay}?checkin=2027-04-06&checkout=2027-04-08`)
    expect(await page.locator('template[data-first]').count()).toBe(0)
    await page.goto(stay)
    expect(await page.locator('template[data-first]').count()).toBe(1)
  })
})

it('a link that needs its island is a link when the island cannot be had', async () => {
  const page = await visitor()
  await page.route(code, (route) => route.abort())
  await page.goto(stay)
  await page.getByRole('link', { name: 'Connexion' }).click()
  await page.waitForURL(/account\/signin|origin=/)
  await page.close()
  complaintsSoFar()
})
