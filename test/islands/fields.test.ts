import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { violations } from '../axe.ts'
import { press } from '../press.ts'
import { it as base, type VisitOptions } from './fixture/it.ts'

const it = base.extend('opened', ({ visit }) => async (options?: VisitOptions) => {
  const visited = await visit('gift-form', { props: {} }, options)
  await watched(visited.page)
  return visited
})

const watched = (page: Page) => page.locator('[data-fields="watched"]').waitFor()

const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id)
const preview = (page: Page) => page.getByRole('article', { name: 'Preview of the gift' })
const storedMessage = (page: Page) => page.evaluate(() => sessionStorage.getItem('escale.typed.gift-message.box-223'))

describe('a form of a gift', () => {
  // @rule S4.80 S4.81 S5.32 B5.34 B4.62
  it('says what is wrong when a field is left, forgets it when the field changes, and is sent once all is right', async ({ opened }) => {
    const { page } = await opened()
    const posts: string[] = []
    await page.route('**/sent', (route) => {
      posts.push(route.request().postData() ?? '')
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sent</title>' })
    })

    await press(page, 'Pay')
    const summary = page.getByRole('region', { name: 'Please check these fields' })
    await summary.waitFor()
    expect(await summary.evaluate((section) => section === document.activeElement)).toBe(true)
    expect(await summary.getByRole('listitem').allTextContents()).toEqual([
      'Your e-mail Mandatory field',
      'Country Mandatory field',
      'Postal code Mandatory field',
      'Who is the gift from? Mandatory field',
      'Terms of sale Please accept the terms of sale to continue.',
    ])
    expect(await violations(page)).toEqual([])
    await press(summary, 'Your e-mail')
    expect(await focused(page)).toBe('email')
    expect(new URL(page.url()).hash).toBe('')

    await page.keyboard.type('ana@gmial.com')
    expect(await page.locator('#email-error').textContent()).toContain('Mandatory field')
    expect(await page.locator('#email-error span:visible').count()).toBe(0)
    await page.keyboard.press('Tab')
    await press(page, 'ana@gmail.com')
    expect(await field(page, 'Your e-mail').inputValue()).toBe('ana@gmail.com')
    expect(await page.getByText('You mean').isVisible()).toBe(false)

    await page.getByRole('combobox', { name: 'Country' }).selectOption('Belgium')
    await field(page, 'Postal code').click()
    await page.keyboard.type('75011')
    await page.keyboard.press('Tab')
    await page.locator('#postcode-error').getByText('Postal code seems incorrect').waitFor()
    expect(await field(page, 'Postal code').getAttribute('aria-invalid')).toBe('true')
    await page.getByRole('combobox', { name: 'Country' }).selectOption('France')
    expect(await field(page, 'Postal code').getAttribute('aria-invalid')).toBeNull()

    await field(page, 'Who is the gift from?').click()
    await page.keyboard.type('Ana.fr')
    await page.keyboard.press('Tab')
    await page.locator('#fromName-error').getByText('Only text is expected').waitFor()
    await field(page, 'Who is the gift from?').click()
    await page.keyboard.press('End')
    for (const _ of '.fr') await page.keyboard.press('Backspace')
    await page.locator('#fromName-error').getByText('Only text is expected').waitFor({ state: 'hidden' })

    await field(page, 'Your message').fill(`Bon voyage${'!'.repeat(169)}`)
    await field(page, 'Your message').press('End')
    await page.keyboard.type('12')
    const refusal = page.locator('#message-error').getByText('The field is limited to 180 characters')
    await refusal.waitFor()
    expect(await page.getByText('180/180').isVisible()).toBe(true)
    expect((await field(page, 'Your message').inputValue()).endsWith('!1')).toBe(true)
    await refusal.waitFor({ state: 'hidden' })
    await page.getByText('Characters left: 0').waitFor({ state: 'attached' })
    expect(await preview(page).textContent()).toMatch(/Bon voyage!+1From Ana/)

    await page.getByRole('checkbox', { name: 'I accept the terms of sale.' }).press('Space')
    await press(page, 'Pay')
    await expect.poll(() => posts.length).toBe(1)
    const posted = new URLSearchParams(posts[0])
    expect([...posted.keys()]).toEqual(['email', 'country', 'postcode', 'phone', 'fromName', 'message', 'terms'])
    expect(posted.get('email')).toBe('ana@gmail.com')
  })

  it('forgets in its summary what is corrected, says what is wrong otherwise, and hides once all is right', async ({ opened }) => {
    const { page } = await opened()
    await press(page, 'Pay')
    const summary = page.getByRole('region', { name: 'Please check these fields' })
    const listed = () => summary.getByRole('listitem').filter({ visible: true }).allTextContents()
    await expect.poll(listed).toHaveLength(5)
    await field(page, 'Your e-mail').click()
    await page.keyboard.type('ana@')
    await page.keyboard.press('Tab')
    await expect.poll(async () => (await listed())[0]).toBe('Your e-mail Email seems incorrect')
    await field(page, 'Your e-mail').fill('ana@example.com')
    await page.getByRole('combobox', { name: 'Country' }).selectOption('France')
    await field(page, 'Postal code').fill('75011')
    await field(page, 'Who is the gift from?').fill('Ana')
    await expect.poll(listed).toEqual(['Terms of sale Please accept the terms of sale to continue.'])
    const box = page.getByRole('checkbox', { name: 'I accept the terms of sale.' })
    expect(await box.getAttribute('aria-invalid')).toBe('true')
    await box.press('Space')
    await summary.waitFor({ state: 'hidden' })
    expect(await box.getAttribute('aria-invalid')).toBeNull()
    // What becomes wrong again is wrong in the summary, too.
    await box.press('Space')
    await summary.waitFor()
    // Nothing that was agreed to is remembered.
    expect(await page.evaluate(() => sessionStorage.getItem('escale.typed.gift'))).not.toContain('terms')
  })

  // @rule B4.61
  it('has what was typed when it is opened again; no message is stored when both of its fields are empty', async ({ opened }) => {
    const { page } = await opened({ screen: 'narrow' })
    for (const [name, text] of [
      ['Your e-mail', 'ana@example.com'],
      ['Who is the gift from?', 'Ana'],
      ['Your message', 'Bon voyage'],
    ] as const) {
      await field(page, name).click()
      await page.keyboard.type(text)
    }
    await page.reload()
    await watched(page)
    await expect.poll(() => field(page, 'Your e-mail').inputValue()).toBe('ana@example.com')
    expect(await field(page, 'Who is the gift from?').inputValue()).toBe('Ana')
    expect(await preview(page).textContent()).toContain('Bon voyageFrom Ana')
    expect(await page.getByText('10/180').isVisible()).toBe(true)
    expect(await storedMessage(page)).toBe('{"fromName":"Ana","message":"Bon voyage"}')
    expect(await page.evaluate(() => sessionStorage.getItem('escale.typed.gift'))).toBe('{"email":"ana@example.com"}')
    await field(page, 'Who is the gift from?').fill('')
    await field(page, 'Your message').fill('')
    expect(await storedMessage(page)).toBeNull()
    expect(await preview(page).textContent()).not.toContain('Ana')
    expect(await violations(page)).toEqual([])
  })

  // @rule B4.61 B4.63
  it('works where storage is blocked, and prints only the preview', async ({ opened }) => {
    const blocked = () => {
      for (const area of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, area, {
          get() {
            throw new DOMException('blocked', 'SecurityError')
          },
        })
      window.print = () => document.documentElement.setAttribute('data-asked-to-print', '')
    }
    const { page } = await opened({ before: (before) => before.addInitScript(blocked) })
    await field(page, 'Your message').fill('Bon voyage')
    await press(page, 'Print')
    await page.locator('[data-asked-to-print]').waitFor({ state: 'attached' })
    await page.emulateMedia({ media: 'print' })
    expect(await preview(page).isVisible()).toBe(true)
    expect([await field(page, 'Your message').isVisible(), await page.getByRole('heading', { level: 1 }).isVisible()]).toEqual([
      false,
      false,
    ])
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    // A5 in points.
    expect(paper).toMatch(/MediaBox \[0 0 59[45][\d.]* (419|420)[\d.]*\]/)
    await page.emulateMedia({ media: 'screen' })
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    expect(await field(page, 'Your message').isVisible()).toBe(true)
  })
})
