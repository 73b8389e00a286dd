import { describe, expect } from 'vitest'
import { violations } from '../axe.ts'
import { it, props, search, sentTo } from './search-box.ts'

describe('flexible dates', () => {
  it('are a weekend of a month with its nights, by keyboard, in the place of the calendar', async ({ open }) => {
    const { page } = await open()
    await page.getByRole('button', { name: 'Dates' }).click()
    const panel = page.getByRole('dialog', { name: 'Dates' })
    await panel.getByRole('radio', { name: 'Exact dates' }).focus()
    await page.keyboard.press('ArrowRight')
    expect(await panel.getByRole('radio', { name: 'Any weekend' }).isChecked()).toBe(true)
    expect(await panel.getByRole('grid').count()).toBe(0)
    expect(await violations(page)).toEqual([])
    await panel.getByRole('radio', { name: 'Mai', exact: true }).check()
    await panel.getByRole('radio', { name: '3 nights' }).check()
    await panel.getByRole('button', { name: 'Confirm' }).click()
    await page.getByRole('button', { name: 'Dates Any weekend in mai, 3 nights' }).waitFor()
    expect(await sentTo(page, () => search(page).click())).toBe('/fr/week-ends#flexible=weekend&month=2027-05&nights=3')
  })

  it('are days around the chosen dates, and none around no dates', async ({ open }) => {
    const { page } = await open()
    await page.getByRole('button', { name: 'Dates' }).click()
    const panel = page.getByRole('dialog', { name: 'Dates' })
    await panel.getByRole('radio', { name: '± 2 days' }).check()
    await page.getByRole('button', { name: 'Dates Checkin - Checkout' }).waitFor()
    await panel.locator('[data-date="2027-03-19"]').click()
    await panel.locator('[data-date="2027-03-21"]').click()
    await page.getByRole('button', { name: 'Dates ven. 19 mars – dim. 21 mars ± 2 days' }).waitFor()
    expect(await sentTo(page, () => search(page).click())).toBe('/fr/week-ends#checkin=2027-03-19&checkout=2027-03-21&flexible=2')
  })

  it('give way to exact dates', async ({ open }) => {
    const { page } = await open({ at: '/fr/week-ends#flexible=month&month=2027-04&nights=2', props: { ...props, compact: true } }, 'narrow')
    await page.getByRole('button', { name: /Avril, 2 nights/ }).tap()
    await page.getByRole('button', { name: 'Dates Avril, 2 nights' }).tap()
    const panel = page.getByRole('dialog', { name: 'Dates' })
    expect(await panel.getByRole('radio', { name: 'A month' }).isChecked()).toBe(true)
    expect(await violations(page)).toEqual([])
    await panel.getByRole('radio', { name: 'Exact dates' }).check()
    await panel.locator('[data-date="2027-03-19"]').tap()
    await panel.locator('[data-date="2027-03-20"]').tap()
    await panel.getByRole('button', { name: 'Confirm' }).tap()
    await search(page).tap()
    await expect.poll(() => new URL(page.url()).hash).toBe('#checkin=2027-03-19&checkout=2027-03-20')
  })
})
