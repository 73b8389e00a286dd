import type { Locator, Page } from 'playwright'
import { describe, expect, inject } from 'vitest'
import { it, type Visitor } from './it.ts'

const hashOf = (page: Page) => decodeURIComponent(new URL(page.url()).hash)
const dropdown = (page: Page, section: string) => page.locator(`travel-island[data-name=filters] details[data-section=${section}]`)

/** Presses the mouse on the centre of an element's text, not its checkbox. */
async function pressLabels(page: Page, element: Locator): Promise<void> {
  const { x, y } = await element.evaluate((found) => {
    const range = document.createRange()
    range.selectNodeContents(found)
    const box = range.getBoundingClientRect()
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  })
  await page.mouse.click(x, y)
}

/** Presses the mouse on the panel's padding: at half its height, a few pixels from the left edge. */
async function pressPadding(page: Page, panel: Locator): Promise<void> {
  const box = await panel.boundingBox()
  if (!box) throw new Error('the panel is not on the screen')
  await page.mouse.click(box.x + 4, box.y + box.height / 2)
}

/** Opens a wide search page with a dropdown in the middle of the screen. */
async function opened(visitor: Visitor, section: string): Promise<{ page: Page; details: Locator; panel: Locator }> {
  const page = await visitor()
  await page.goto('/fr/week-ends/normandie')
  const details = dropdown(page, section)
  await details.locator('summary').scrollIntoViewIfNeeded()
  await details.locator('summary').click()
  // Interactive once the section counts its filters.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('travel-island[data-name=filters] form') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
  return { page, details, panel: details.locator('summary + div > div').first() }
}

const confirm = (details: Locator) => details.getByRole('button', { name: /^(Valider|Voir .*hôtels?)$/ }).click()

describe('a filter dropdown under the mouse', () => {
  it('has its sliders after another one was open', async ({ visitor }) => {
    const { page } = await opened(visitor, 'facilities')
    // The sliders' code is loaded while the browser is idle.
    await page.waitForLoadState('networkidle')
    await dropdown(page, 'price').locator('summary').click()
    await expect.poll(() => dropdown(page, 'price').getByRole('slider').count()).toBe(2)
  })

  it('takes the words of a facility for its checkbox, and stays open when its padding is pressed', async ({ visitor }) => {
    const { page, details, panel } = await opened(visitor, 'facilities')
    const option = details.locator('label:has(input:enabled)').first()
    const facility = await option.locator('input').getAttribute('value')
    await pressLabels(page, option.locator('span').first())
    await pressPadding(page, panel)
    expect(await option.locator('input').isChecked()).toBe(true)
    await confirm(details)
    await expect.poll(() => hashOf(page)).toBe(`#facilities=${facility}`)
    await page.locator('travel-island[data-name=results] article').first().waitFor()
  })

  it('takes the words of an activity for its checkbox, and stays open when a heading or its padding is pressed', async ({ visitor }) => {
    const { page, details, panel } = await opened(visitor, 'activities')
    const option = details.locator('label:has(input[name=tags]:enabled)').first()
    await option.waitFor()
    const tag = await option.locator('input').getAttribute('value')
    await pressLabels(page, option.locator('span').first())
    await pressLabels(page, details.locator('legend').nth(1))
    await pressPadding(page, panel)
    expect(await option.locator('input').isChecked()).toBe(true)
    await confirm(details)
    await expect.poll(() => hashOf(page)).toBe(`#tags=${tag}`)
  })

  it('keeps a price when the padding or the price itself is pressed', async ({ visitor }) => {
    const { page, details, panel } = await opened(visitor, 'price')
    await details.getByRole('slider').first().press('PageUp')
    await pressPadding(page, panel)
    await pressLabels(page, details.locator('b').first())
    expect(await details.getByRole('slider').first().isVisible()).toBe(true)
    await confirm(details)
    await expect.poll(() => hashOf(page)).toMatch(/^#priceMin=\d+$/)
  })

  it('takes the words of "around" for its checkbox, and keeps it when the padding is pressed', async ({ visitor }) => {
    const { page, details, panel } = await opened(visitor, 'distance')
    await pressLabels(page, details.locator('label span').first())
    await pressPadding(page, panel)
    expect(await details.getByRole('checkbox').isChecked()).toBe(true)
    await confirm(details)
    await expect.poll(() => hashOf(page)).toMatch(/distanceMax=\d+/)
  })

  it('closes when something else is pressed, and applies no choice but that of a distance', async ({ visitor }) => {
    const { page, details } = await opened(visitor, 'facilities')
    await pressLabels(page, details.locator('label:has(input:enabled) span').first())
    await pressLabels(page, page.locator('main h1'))
    await details.locator('label').first().waitFor({ state: 'hidden' })
    expect(hashOf(page)).toBe('')
  })
})

describe('other dropdowns under the mouse', () => {
  it('Sort stays open when its padding is pressed', async ({ visitor }) => {
    const page = await visitor()
    await page.goto('/fr/week-ends/normandie')
    const menu = page.locator('travel-island[data-name=sort] details')
    await menu.locator('summary').click()
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('travel-island[data-name=sort] details') ?? {}).some((key) => key.startsWith('__reactProps')),
    )
    await pressPadding(page, menu.locator('ul'))
    const link = menu.getByRole('link', { name: 'Prix croissants' })
    expect(await link.isVisible()).toBe(true)
    const box = await link.boundingBox()
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 10)
    await expect.poll(() => hashOf(page)).toBe('#sort=priceAsc')
  })

  it.for([
    ['Dates', 'h3'],
    ['Voyageurs', 'p'],
  ] as const)('the panel of "%s" stays open when its padding or its words are pressed', async ([name, labels], { visitor }) => {
    const page = await visitor()
    await page.goto('/fr/week-ends/normandie')
    const button = page.locator('travel-island[data-name=search-box]').getByRole('button', { name: new RegExp(`^${name}`) })
    await button.click()
    const panel = page.getByRole('dialog', { name })
    await panel.waitFor()
    await panel.locator(labels).first().waitFor()
    await pressLabels(page, panel.locator(labels).first())
    await pressPadding(page, panel)
    expect(await panel.isVisible()).toBe(true)
    await pressLabels(page, page.locator('main h1'))
    await panel.waitFor({ state: 'hidden' })
  })

  it('the menu of a signed-in visitor stays open when its padding is pressed', async ({ visitor }) => {
    const page = await visitor()
    await page.context().addCookies([{ name: 'escale_session', value: '1', url: inject('site') }])
    await page.goto('/fr/week-ends/normandie')
    await page.getByRole('button', { name: 'Mon compte' }).click()
    const menu = page.getByRole('menu', { name: 'Mon compte' })
    await menu.getByRole('menuitem').first().waitFor()
    await pressPadding(page, menu)
    expect(await menu.isVisible()).toBe(true)
    await pressLabels(page, page.locator('main h1'))
    await menu.waitFor({ state: 'hidden' })
  })
})
