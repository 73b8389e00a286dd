import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { it, onBruges, search } from './search-box.ts'

describe('Clear in the calendar', () => {
  const dated = 'checkin=2027-03-19&checkout=2027-03-21'
  const hashOf = (page: Page) => new URL(page.url()).hash.slice(1)
  const clear = async (page: Page) => {
    await page.getByRole('button', { name: /^Dates/ }).click()
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
  }

  // @rule S4.32
  it.for([
    ['dates', dated, `${dated}&stars=4&sort=priceAsc`, 'stars=4&sort=priceAsc'],
    ['dates and the days around them', '', `a=3&${dated}&flexible=2`, 'a=3'],
    ['the only criteria', '', dated, ''],
    ['dates of the query', `${dated}&theme=26`, '', 'theme=26'],
    // Only a hash with criteria replaces those of the query.
    ['the only criteria of the query', dated, '', 'a=2'],
  ])('takes the dates out of the search that is shown: %s', async ([, query, hash, left], { open }) => {
    const { page } = await open({ props: { ...onBruges, query }, at: `/fr/week-ends/bruges?page=2${hash && `#${hash}`}` })
    await clear(page)
    await expect.poll(() => hashOf(page)).toBe(left)
    expect(new URL(page.url()).searchParams.has('page')).toBe(false)
    // The calendar waits for other dates.
    expect(await page.getByRole('dialog', { name: 'Dates' }).isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Dates Checkin - Checkout' }).waitFor()
    await page.goBack()
    await page.getByRole('button', { name: /^Dates .*19/ }).waitFor()
  })

  it('keeps what else was changed, which Search has still to search', async ({ open }) => {
    const { page } = await open({ props: onBruges, at: `/fr/week-ends/bruges#${dated}` })
    await page.getByRole('button', { name: /^Participants/ }).click()
    await page.getByRole('button', { name: 'More: Adults' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await clear(page)
    await expect.poll(() => hashOf(page)).toBe('')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Participants 3 adults' }).waitFor()
    await search(page).click()
    expect(hashOf(page)).toBe('a=3')
  })

  it('leaves the address of a page that is no search alone', async ({ open }) => {
    const { page } = await open({ at: `/fr#${dated}` })
    await clear(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Dates Checkin - Checkout' }).waitFor()
    expect(hashOf(page)).toBe(dated)
  })
})
