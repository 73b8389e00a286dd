import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { it } from './it.ts'

/** Returns the events tracked from now on. */
async function tracked(page: Page): Promise<() => Promise<unknown[]>> {
  await page.evaluate(() => {
    const events: unknown[] = []
    Object.assign(window, { events })
    addEventListener('escale:track', ({ detail }: CustomEventInit) => detail.event === 'select_item' && events.push(detail))
  })
  return () => page.evaluate(() => (window as unknown as { events: unknown[] }).events)
}

const places = [
  ['of the page', '/fr/week-ends', 'main'],
  ['of a search of the hash', '/fr/week-ends#a=3', 'travel-island[data-name=results] > div:not([data-server])'],
] as const

const soon = { timeout: 10_000 }

describe('cards', () => {
  // @rule S2.15 S7.1
  it.for(places)(
    '%s open in a new tab with Ctrl, Shift and the middle button, and are reported to analytics',
    async ([, path, place], { visitor }) => {
      const page = await visitor()
      await page.goto(path)
      const title = page.locator(`${place} article[data-offer]`).nth(1).locator('h3 a')
      const address = new URL((await title.getAttribute('href')) ?? '', page.url()).href
      const stay = Number(/\/(\d+)(?:#|$)/.exec(address)?.[1])
      const events = await tracked(page)
      for (const how of [{ modifiers: ['Control'] as const }, { modifiers: ['Shift'] as const }, { button: 'middle' as const }]) {
        const opened = page.context().waitForEvent('page')
        await title.click({ ...how, ...('modifiers' in how && { modifiers: [...how.modifiers] }) } as object)
        const tab = await opened
        await tab.waitForURL((url) => url.pathname === new URL(address).pathname)
        await tab.close()
      }
      expect(new URL(page.url()).pathname).toBe('/fr/week-ends')
      expect(await events()).toEqual(Array(3).fill({ event: 'select_item', stay, index: 1 }))
    },
  )

  // @rule S2.12
  it('go round their pictures by button, and say which is shown', async ({ visitor }) => {
    const page = await visitor()
    await page.goto('/fr/week-ends')
    const card = page.locator('main article[data-offer]').first()
    const shown = () => card.locator('[data-strip]').evaluate((strip) => Math.round(strip.scrollLeft / strip.clientWidth))
    const slide = card.locator('[aria-roledescription=diapositive]')
    await expect.poll(() => slide.getAttribute('aria-label'), soon).toBe('1 / 4')
    await card.getByRole('button', { name: 'Photo suivante' }).press('Enter')
    await expect.poll(shown, soon).toBe(1)
    await expect.poll(() => slide.getAttribute('aria-label'), soon).toBe('2 / 4')
    expect(await slide.textContent()).toBe(await card.locator('img').nth(1).getAttribute('alt'))
    for (const back of [0, 3]) {
      await card.getByRole('button', { name: 'Photo précédente' }).click()
      await expect.poll(shown, soon).toBe(back)
    }
    await card.getByRole('button', { name: 'Photo suivante' }).focus()
    for (const [key, at] of [
      ['ArrowLeft', 2],
      ['ArrowRight', 3],
    ] as const) {
      await page.keyboard.press(key)
      await expect.poll(shown, soon).toBe(at)
    }
    const stops = card
      .locator('[aria-roledescription=carrousel]')
      .locator('a, button, [tabindex]')
      .and(page.locator(':not([tabindex="-1"])'))
    expect(await stops.count()).toBe(1)
  })

  // @rule S9.3
  it('are dragged by a mouse from a sixth of a picture, which chooses nothing', async ({ visitor }) => {
    const page = await visitor()
    await page.goto('/fr/week-ends')
    const card = page.locator('main article[data-offer]').first()
    const strip = card.locator('[data-strip]')
    const shown = () => strip.evaluate((it) => it.scrollLeft / it.clientWidth)
    await card.getByRole('button', { name: 'Photo suivante' }).click()
    await expect.poll(shown, soon).toBe(1)
    const { x, y, width } = (await strip.boundingBox())!
    const drag = async (part: number) => {
      await page.mouse.move(x + width * 0.8, y + 40)
      await page.mouse.down()
      await page.mouse.move(x + width * (0.8 - part), y + 40, { steps: 4 })
      await page.mouse.up()
    }
    await drag(0.25)
    await expect.poll(shown, soon).toBe(2)
    await drag(0.1)
    await expect.poll(shown, soon).toBe(2)
    expect(new URL(page.url()).pathname).toBe('/fr/week-ends')
  })

  // @rule S2.19
  it('state their conditions in a dialog that the keyboard opens and closes, also without scripts', async ({ visitor }) => {
    const page = await visitor({ scripts: false })
    await page.goto('/fr/week-ends?checkin=2027-04-16&checkout=2027-04-18')
    const line = page.locator('main article button[popovertarget]').first()
    await line.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Modification et annulation' })
    await dialog.waitFor()
    expect(await dialog.textContent()).toMatch(/avril 2027.*80\s%/)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  })
})
