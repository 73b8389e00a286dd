import type { Page } from 'playwright'
import { describe, expect, inject } from 'vitest'
import { fillGuest } from './booking-steps.ts'
import { it } from './it.ts'

const journeys = [
  {
    name: 'a gift',
    path: '/fr/checkout/gift?amount=75',
    button: 'Commander avec obligation de paiement',
    told: 'Vous venez de passer cette commande',
    once: 'Commander une fois de plus',
    type: (page: Page) => page.locator('[name="email"]').fill('zoe@example.com'),
  },
  {
    name: 'a booking',
    path: '/fr/checkout?product=10572&checkin=2027-06-15&checkout=2027-06-16',
    button: 'Réserver avec obligation de paiement',
    told: 'Vous venez de réserver ce séjour',
    once: 'Réserver une fois de plus',
    type: fillGuest,
  },
] as const

describe.for(journeys)('who has paid $name and goes back', ({ path, button, told, once, type }) => {
  const isProvider = (url: URL) => url.origin === inject('origin') && url.pathname === '/pay'
  const pay = async (page: Page) => {
    await type(page)
    await page.locator('[name="terms"]').check()
    await page.getByRole('button', { name: button }).click()
    await page.waitForURL(isProvider)
    const reference = new URL(page.url()).searchParams.get('reference') ?? ''
    await page.locator('form button').first().click()
    await page.locator('a.button[href*="confirmation"]').click()
    await page.waitForURL(/confirmation/)
    return reference
  }
  const back = async (page: Page) => {
    const { href } = new URL(path, inject('site'))
    for (let steps = 0; steps < 4 && !page.url().startsWith(href); steps++) await page.goBack()
  }

  it.for([true, false])('is told so, and orders another one only on purpose (scripts: %s)', async (scripts, { visitor, tolerate }) => {
    // Without scripts the browser may show its copy of the form, which the server refuses.
    tolerate(/status of 409/)
    const page = await visitor({ scripts })
    await page.goto(path)
    const first = await pay(page)
    await back(page)
    if (!scripts && (await page.locator('[name="terms"]').count()) > 0) {
      await type(page)
      await page.locator('[name="terms"]').check()
      await page.getByRole('button', { name: button }).click()
    }
    await page.getByText(told).waitFor()
    expect(await page.getByRole('main').textContent()).toContain(first)
    expect(await page.locator('[name="terms"]').count()).toBe(0)

    await page
      .getByRole('link', { name: once })
      .or(page.getByRole('button', { name: once }))
      .click()
    await page.locator('[name="terms"]').waitFor()
    expect(await pay(page)).not.toBe(first)
  })

  it('sees it in a form that the browser kept as it was, too', async ({ visitor }) => {
    const kept = await visitor()
    await kept.goto(path)
    await kept.locator('[name="terms"]').waitFor()
    await kept.waitForLoadState('networkidle')
    const other = await kept.context().newPage()
    await other.goto(path)
    const reference = await pay(other)
    await kept.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await kept.getByText(told).waitFor()
    expect(await kept.getByRole('main').textContent()).toContain(reference)
  })
})
