import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { violations } from '../axe.ts'
import { it as base } from './fixture/it.ts'

const links = [
  { label: 'Themes', href: '/fr/week-ends', highlighted: false, opens: true },
  { label: 'Ideas', href: '/fr/idees-week-end', highlighted: false, opens: false },
]
const stars = { _id: '3', label: 'Stars', uri: '/week-ends/stars', count: 12 }
const food = { _id: '2', label: 'Food', uri: '/week-ends/food', children: [stars] }
const navigation = {
  links: [
    { _id: '1', label: 'Themes', uri: '/week-ends', children: [food] },
    { _id: '4', label: 'Ideas', uri: '/idees-week-end' },
  ],
}
const it = base.extend('opened', ({ visit }) => async (view: object = {}) => {
  const visited = await visit('burger', { props: { links }, view, navigation }, { screen: 'narrow' })
  await visited.page.getByRole('button', { name: 'Menu', exact: true }).click()
  await visited.page.getByRole('dialog', { name: 'Menu' }).waitFor()
  return visited
})
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label'))

describe('the burger menu', () => {
  it('holds the page still, goes down its levels and back up, and closes on Escape', async ({ opened }) => {
    const { page } = await opened()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
    await page.getByRole('button', { name: 'Themes' }).click()
    expect(await focused(page)).toBe('Back')
    expect(await page.getByRole('link', { name: 'See everything' }).getAttribute('href')).toBe('/fr/week-ends')
    await page.getByRole('button', { name: 'Food' }).press('Space')
    expect(await page.getByRole('link', { name: 'Stars' }).isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Back' }).click()
    await expect.poll(() => focused(page)).toBe('Food')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(await focused(page)).toBe('Menu')
    expect(await violations(page)).toEqual([])
  })

  it('starts at its first level again, and closes on the backdrop and on its button', async ({ opened }) => {
    const { page } = await opened()
    await page.getByRole('button', { name: 'Themes' }).click()
    await page.mouse.click(350, 400)
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    expect(await page.getByRole('link', { name: 'Ideas' }).isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Close the menu' }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  })

  it('keeps the focus within', async ({ opened }) => {
    const { page } = await opened()
    for (let step = 0; step < 14; step++) {
      await page.keyboard.press('Tab')
      expect(
        await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null),
      ).toBe(true)
    }
    expect(await violations(page)).toEqual([])
  })

  it('chooses the market in the app, and only there', async ({ opened }) => {
    const plain = await opened()
    expect(await plain.page.getByRole('heading', { name: 'Change country' }).count()).toBe(0)
    const app = await opened({ mode: { app: true, customerCare: false } })
    expect(await app.page.getByRole('heading', { name: 'Change country' }).isVisible()).toBe(true)
    expect(await violations(app.page)).toEqual([])
  })

  it('opens without scripts, and its entries are links', async ({ visit }) => {
    const { page } = await visit('burger', { props: { links }, navigation }, { screen: 'narrow', scripts: false })
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    expect(await page.getByRole('link', { name: 'Themes' }).getAttribute('href')).toBe('/fr/week-ends')
    expect(await page.getByRole('link', { name: 'Themes' }).isVisible()).toBe(true)
  })
})
