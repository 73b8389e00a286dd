import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { violations } from '../axe.ts'
import { it, onBruges, props, search, sentTo } from './search-box.ts'

/** The name of the focused element. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '')

describe('a panel', () => {
  it.for([
    ['Dates', '[data-date="2027-03-19"]'],
    [/adults/, 'fieldset button:enabled >> nth=-1'],
  ] as const)('opens below its field, for which the page scrolls once: %s', async ([name, choice], { open }) => {
    const { page } = await open()
    await page.evaluate(() => {
      const space = (height: string) => Object.assign(document.createElement('div'), { style: `block-size: ${height}` })
      document.body.prepend(space('560px'))
      document.body.append(space('2000px'))
    })
    const top = () => page.evaluate(() => scrollY)
    const field = page.getByRole('button', { name }).first()
    await field.click()
    const panel = page.getByRole('dialog').filter({ visible: true })
    await panel.waitFor()
    const gap = async () => {
      const [above, below] = [await field.boundingBox(), await panel.boundingBox()]
      return above && below && below.y - above.y - above.height
    }
    await expect.poll(gap).toBeCloseTo(8, 0)
    const opened = await top()
    expect(opened).toBeGreaterThan(0)
    await page.evaluate(() => scrollBy({ top: -40, behavior: 'instant' }))
    await expect.poll(top).toBe(opened - 40)
    await panel.locator(choice).click()
    expect(await top()).toBe(opened - 40)
  })
})

describe('the themes', () => {
  const themed = { ...props, themes: [26, 23].map((id) => ({ id, label: `Theme ${id}`, names: `Theme ${id}` })) }

  // @rule S2.41
  it('are chosen in a modal, and go into the hash', async ({ open }) => {
    const { page } = await open({ props: themed })
    await page.getByRole('button', { name: 'Theme All themes' }).click()
    const modal = page.getByRole('dialog', { name: 'Theme' })
    await modal.getByRole('radio', { name: 'All themes' }).press('ArrowDown')
    expect(await modal.getByRole('radio', { name: 'Theme 26' }).isChecked()).toBe(true)
    expect(await violations(page)).toEqual([])
    await modal.getByRole('button', { name: 'Confirm' }).click()
    await page.getByRole('button', { name: 'Theme Theme 26' }).waitFor()
    expect(await sentTo(page, () => search(page).click())).toBe('/fr/week-ends#theme=26')
  })

  it('are removed together with the path of one', async ({ open }) => {
    const path = { theme: { id: 26, label: 'Spa' } }
    const { page } = await open({ props: { ...themed, path, compact: true }, at: '/fr/week-ends/spa' })
    await page.getByRole('button', { name: /^Theme/ }).click()
    await page.getByRole('radio', { name: 'All themes' }).check()
    await page.getByRole('button', { name: 'Confirm' }).click()
    expect(await sentTo(page, () => search(page).click())).toBe('/fr/week-ends')
  })
})

describe('the ages of children', () => {
  it('are two in a row, so that those of a large family fit the screen', async ({ open }) => {
    const { page } = await open({ translated: true })
    await page.getByRole('button', { name: 'Voyageurs' }).click()
    for (const _ of [1, 2, 3, 4]) await page.getByRole('button', { name: 'Plus : Enfants' }).click()
    const ages = page.getByRole('combobox', { name: /^Âge de/ })
    await ages.nth(3).waitFor()
    const tops = await ages.evaluateAll((selects) => selects.map((select) => select.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(2)
    expect(await violations(page)).toEqual([])
  })

  it.for(['fr', 'es', 'be-nl', 'be-fr', 'nl', 'it'] as const)('fit into the panel at every width: %s', async (market, { open }) => {
    const { page } = await open({ translated: true, market })
    const overflowing = () =>
      page
        .locator('dialog[open], dialog:popover-open')
        .last()
        .evaluate((dialog) => {
          const { left, right } = dialog.getBoundingClientRect()
          const inner = [...dialog.querySelectorAll('fieldset, fieldset :not(option)')]
          return inner.filter((each) => each.getBoundingClientRect().right > right - 8 || each.getBoundingClientRect().left < left + 8)
            .length
        })
    for (const width of [320, 390, 600, 768, 1000, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      if (width < 768) await page.locator('search > button').first().click()
      await page.locator('[data-live=OpenGuests]').filter({ visible: true }).last().click()
      const panel = page
        .locator('dialog')
        .filter({ has: page.locator('output') })
        .last()
      const more = panel.locator('fieldset button:last-of-type')
      await more.nth(1).waitFor()
      while ((await panel.locator('select').count()) < 3) await more.nth(1).click()
      expect([width, await overflowing()]).toEqual([width, 0])
      for (const _ of width < 768 ? [1, 2] : [1]) await page.keyboard.press('Escape')
      await page.locator('dialog').waitFor({ state: 'detached' })
    }
  })
})

describe('Search without dates', () => {
  // @rule S4.44
  it('requests them if content requires it, unless they are flexible', async ({ open }) => {
    const { page } = await open({ props: { ...props, datesPrompt: 'suggested' } })
    await search(page).click()
    const dates = page.getByRole('dialog', { name: 'Dates' })
    await dates.getByText('Please choose your travel dates').waitFor()
    expect(await violations(page)).toEqual([])
    await dates.getByRole('button', { name: 'My dates are flexible' }).click()
    await page.getByRole('button', { name: 'Dates Flexible dates' }).waitFor()
    expect(await sentTo(page, () => search(page).click())).toBe('/fr/week-ends')
  })

  // @rule S4.44
  it('accepts a proposed weekend as dates', async ({ open }) => {
    const { page } = await open({ props: { ...props, datesPrompt: 'forced' } })
    await search(page).click()
    await page.getByRole('button', { name: /^Next weekend/ }).click()
    await page.locator('dialog').waitFor({ state: 'detached' })
    expect(await sentTo(page, () => search(page).click())).toMatch(/^\/fr\/week-ends#checkin=[\d-]+&checkout=[\d-]+$/)
  })

  it('insists on them where content forces them', async ({ open }) => {
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
  })
})

describe('the pax selector', () => {
  // @rule S2.33
  it('opens on the focus of the keyboard, which stays on its field, saves on Escape, and lets the keyboard go on', async ({ open }) => {
    const { page } = await open()
    await page.getByRole('button', { name: 'Dates' }).focus()
    await page.keyboard.press('Tab')
    const panel = page.getByRole('dialog', { name: 'Participants' })
    await panel.waitFor()
    expect(await focused(page)).toContain('Participants')
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Enter')
    expect(await focused(page)).toBe('More: Adults')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Participants 3 adults' }).waitFor()
    expect(await focused(page)).toContain('Participants')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Search')
    await page.keyboard.press('Shift+Tab')
    await panel.waitFor()
    expect(await focused(page)).toContain('Participants')
  })

  // @rule S2.33
  it('is after its field for the keyboard, forwards and backwards', async ({ open }) => {
    const { page } = await open()
    const panel = page.getByRole('dialog', { name: 'Participants' })
    await page.getByRole('button', { name: 'Dates' }).focus()
    const pressed = async (key: string) => {
      await page.keyboard.press(key)
      return focused(page)
    }
    expect(await pressed('Tab')).toContain('Participants')
    await panel.waitFor()
    expect(await pressed('Tab')).toBe('Fewer: Adults')
    expect(await pressed('Tab')).toBe('More: Adults')
    expect(await pressed('Shift+Tab')).toBe('Fewer: Adults')
    expect(await pressed('Shift+Tab')).toContain('Participants')
    expect(await panel.isVisible()).toBe(true)
    expect(await pressed('Shift+Tab')).toContain('Dates')
    await panel.waitFor({ state: 'hidden' })
    await search(page).focus()
    expect(await pressed('Shift+Tab')).toContain('Participants')
    await panel.waitFor()
    expect(await pressed('Shift+Tab')).toContain('Dates')
  })

  // @rule S2.33
  it.for(['Enter', 'ArrowDown', 'a click'])('is entered by %s', async (way, { open }) => {
    const { page } = await open()
    const panel = page.getByRole('dialog', { name: 'Participants' })
    await page.getByRole('button', { name: 'Dates' }).focus()
    await page.keyboard.press('Tab')
    await panel.waitFor()
    if (way === 'a click') await page.getByRole('button', { name: 'Participants' }).click()
    else await page.keyboard.press(way)
    await expect.poll(() => focused(page)).toBe('More: Adults')
    expect(await panel.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'hidden' })
    expect(await focused(page)).toContain('Participants')
    await page.keyboard.press('ArrowDown')
    await panel.waitFor()
    expect(await focused(page)).toBe('More: Adults')
  })

  // @rule S2.33
  it('is a sheet on narrow screens, which the focus alone does not open', async ({ open }) => {
    const { page } = await open({}, 'narrow')
    await page.getByRole('button', { name: 'Where to?' }).press('Enter')
    const form = page.getByRole('dialog', { name: 'I am looking for a weekend' })
    await form.getByRole('button', { name: 'Dates' }).focus()
    await page.keyboard.press('Tab')
    expect(await focused(page)).toContain('Participants')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Search')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Participants' }).waitFor()
    expect(await focused(page)).toBe('More: Adults')
  })

  it('changes what its field says with every press', async ({ open }) => {
    const { page } = await open()
    await page.getByRole('button', { name: 'Participants' }).click()
    await page.getByRole('button', { name: 'More: Children' }).click()
    await page.getByRole('button', { name: 'Participants 2 adults, 1 child' }).waitFor()
    expect(await page.getByRole('dialog', { name: 'Participants' }).isVisible()).toBe(true)
  })

  it.for([600, 800, 900])('stays under the pointer when children are added, on a screen of %i px', async (height, { open }) => {
    const { page } = await open({ translated: true })
    await page.setViewportSize({ width: 1280, height })
    await page.evaluate(() => {
      const space = Object.assign(document.createElement('div'), { style: 'block-size: 260px' })
      document.body.prepend(space)
    })
    await page.getByRole('button', { name: 'Voyageurs' }).click()
    const more = page.getByRole('button', { name: 'Plus : Enfants' })
    const before = await more.boundingBox()
    if (!before) throw new Error('the button has no place')
    for (const _ of [1, 2, 3]) await page.mouse.click(before.x + before.width / 2, before.y + before.height / 2)
    await page.getByRole('button', { name: 'Voyageurs 2 adultes, 3 enfants' }).waitFor()
    expect(await more.boundingBox()).toEqual(before)
  })

  // @rule S2.33
  it('does not open when its code comes after the keyboard has gone on', async ({ open }) => {
    const { page } = await open()
    const late = Promise.withResolvers<void>()
    await page.route('**/OpenGuests*', async (route) => {
      await late.promise
      await route.continue()
    })
    await page.reload()
    const field = page.getByRole('button', { name: 'Participants' })
    const code = page.waitForResponse('**/OpenGuests*')
    await field.focus()
    // Repeated until the field has noticed.
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
  })
})

describe('the search box on narrow screens', () => {
  // @rule S2.64
  it('is a summary that opens a full-screen form', async ({ open }) => {
    const { page } = await open({ props: onBruges, at: '/fr/week-ends/bruges' }, 'narrow')
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
    expect(await violations(page)).toEqual([])
  })

  it('closes its list with Escape, then itself, and keeps the destination', async ({ open }) => {
    const { page } = await open({ props: onBruges, at: '/fr/week-ends/bruges' }, 'narrow')
    await page.getByRole('button', { name: 'Bruges' }).first().tap()
    const form = page.getByRole('dialog', { name: 'I am looking for a weekend' })
    const field = form.getByRole('combobox')
    await field.tap()
    await form.getByRole('option').first().waitFor()
    await page.keyboard.press('Escape')
    await form.getByRole('option').first().waitFor({ state: 'hidden' })
    expect(await field.inputValue()).toBe('Bruges')
    await page.keyboard.press('Escape')
    await form.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Bruges' }).first().waitFor()
  })

  // @rule S2.66
  it('sums up place, dates, theme and guests', async ({ open }) => {
    const themed = { ...onBruges, themes: [{ id: 26, label: 'Spa', names: 'Spa' }] }
    const at = '/fr/week-ends/bruges#theme=26&checkin=2027-03-19&checkout=2027-03-21&a=3'
    const { page } = await open({ props: themed, at }, 'narrow')
    await expect.poll(() => page.locator('search > button').first().textContent()).toMatch(/^Bruges.*19.*21.*Spa · 3 adults$/)
  })

  // @rule S2.68
  it('comes down after 250 px were scrolled, on the search page', async ({ open }) => {
    const { page } = await open({ props: onBruges, at: '/fr/week-ends/bruges' }, 'narrow')
    await page.addStyleTag({ content: 'main { min-block-size: 3000px }' })
    const stuck = page.getByRole('button', { name: 'Bruges' }).nth(1)
    expect(await stuck.count()).toBe(0)
    await page.evaluate(() => scrollTo(0, 249))
    expect(await stuck.count()).toBe(0)
    await page.evaluate(() => scrollTo(0, 252))
    await stuck.tap()
    await page.getByRole('dialog', { name: 'I am looking for a weekend' }).waitFor()
    expect(await violations(page)).toEqual([])
  })

  // @rule S2.65
  it('names what it searches for when it is a gift', async ({ open }) => {
    const { page } = await open({ view: { flow: 'gifting' } }, 'narrow')
    await page.getByRole('button', { name: 'Where to?' }).tap()
    await page.getByRole('dialog', { name: 'I am searching for a gift' }).waitFor()
    expect(await violations(page)).toEqual([])
  })
})
