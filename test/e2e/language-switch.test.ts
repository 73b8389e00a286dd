import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { typedGuest } from '../lead-guest.ts'
import { fillGuest } from './booking-steps.ts'
import { it } from './it.ts'

it('a gift goes on in the other language with what was typed and chosen, but for the terms', async ({ visitor }) => {
  const page = await visitor()
  await page.goto('/be/fr/checkout/gift?amount=50&giftFormat=digital')
  const fieldsLoaded = () => page.waitForFunction(() => document.querySelector('[data-field="email"][data-state]'))
  await page.locator('input[name="to"][value="recipient"]').check()
  await page.locator('[name="recipientEmail"]').fill('anna@example.com')
  await page.locator('[name="email"]').fill('zoe@example.com')
  await page.locator('[name="message"]').focus()
  await fieldsLoaded()
  await page.locator('[name="terms"]').check()
  await page.getByRole('navigation', { name: 'Langue' }).getByRole('link', { name: 'NL' }).click()
  await page.waitForURL((url) => url.pathname === '/be/nl/checkout/gift' && url.search.includes('amount=50'))
  await page.locator('input[name="to"][value="recipient"]:checked').waitFor()
  await expect.poll(() => page.locator('[name="recipientEmail"]').inputValue()).toBe('anna@example.com')
  expect(await page.locator('[name="email"]').inputValue()).toBe('zoe@example.com')
  expect(await page.locator('[name="terms"]').isChecked()).toBe(false)
  // They went along once.
  await page.reload()
  await expect.poll(() => page.locator('[name="email"]').inputValue()).toBe('zoe@example.com')
  expect(await page.evaluate(() => sessionStorage.getItem('escale.typed.choices'))).toBeNull()
})

it('a booking goes on in the other language with who stays and when they arrive', async ({ visitor }) => {
  const page = await visitor()
  await page.goto('/be/nl/checkout?product=10572&checkin=2027-06-08&checkout=2027-06-09')
  await fillGuest(page)
  await page.locator('[name="arrivalTime"]').selectOption('18:00')
  await page.locator('[name="wishes"]').fill('Een rustige kamer')
  await page.waitForFunction(() => document.querySelector('[data-field="email"][data-state="right"]'))
  await page.locator('[name="terms"]').check()
  await page.getByRole('navigation', { name: 'Taal' }).getByRole('link', { name: 'FR' }).click()
  await page.waitForURL((url) => url.pathname === '/be/fr/checkout' && url.search.includes('product=10572'))
  await expect.poll(() => page.locator('[name="arrivalTime"]').inputValue()).toBe('18:00')
  for (const [name, value] of Object.entries({ ...typedGuest, wishes: 'Een rustige kamer' }))
    expect(await page.locator(`[name="${name}"]`).inputValue()).toBe(value)
  expect(await page.locator('[name="terms"]').isChecked()).toBe(false)
  expect(page.url()).not.toMatch(/anna|Voorbeeld|rustige|18(:|%3A)00/i)
})

describe('without scripts', () => {
  const choose = (page: Page, name: string) => page.getByRole('button', { name }).click()

  it('a gift goes on in the other language with what was typed and chosen, but for the terms', async ({ visitor }) => {
    const page = await visitor({ scripts: false })
    await page.goto('/be/fr/checkout/gift?code=201PBOX')
    const typed = { name: 'Lucia Rossi', street: 'Via Roma 5', postcode: '1012 AB', city: 'Roma', email: 'zoe@example.com' }
    for (const [name, value] of Object.entries(typed)) await page.locator(`[name="${name}"]`).fill(value)
    await page.locator('select[name="country"]').selectOption('NL')
    await page.locator('[name="payment"]').last().check()
    const chosen = await page.locator('[name="payment"]:checked').getAttribute('value')
    await page.locator('[name="terms"]').check()
    expect(await page.locator('[data-languages]').isVisible()).toBe(false)
    await choose(page, 'Nederlands')
    await page.waitForURL((url) => url.pathname === '/be/nl/checkout/gift' && url.search.includes('code=201PBOX'))
    for (const [name, value] of Object.entries(typed)) expect(await page.locator(`[name="${name}"]`).inputValue()).toBe(value)
    expect(await page.locator('select[name="country"]').inputValue()).toBe('NL')
    expect(await page.locator('[name="payment"]:checked').getAttribute('value')).toBe(chosen)
    expect(await page.locator('[name="terms"]').isChecked()).toBe(false)
    expect(await page.locator('[aria-invalid="true"], [data-price-change]').count()).toBe(0)
    expect(await page.locator('html').getAttribute('lang')).toBe('nl-BE')
  })

  it('a booking goes on in the other language with who stays and the way to pay', async ({ visitor }) => {
    const page = await visitor({ scripts: false })
    await page.goto('/be/nl/checkout?product=10572&checkin=2027-06-08&checkout=2027-06-09')
    await fillGuest(page)
    await page.locator('[name="arrivalTime"]').selectOption('18:00')
    await page.locator('[name="payment"]').last().check()
    const chosen = await page.locator('[name="payment"]:checked').getAttribute('value')
    await page.locator('[name="terms"]').check()
    // Its plain links would lose what is typed.
    expect(await page.locator('[data-languages]').isVisible()).toBe(false)
    await choose(page, 'Français')
    await page.waitForURL((url) => url.pathname === '/be/fr/checkout' && url.search.includes('product=10572'))
    for (const [name, value] of Object.entries({ ...typedGuest, arrivalTime: '18:00' }))
      expect(await page.locator(`[name="${name}"]`).inputValue()).toBe(value)
    expect(await page.locator('[name="payment"]:checked').getAttribute('value')).toBe(chosen)
    expect(await page.locator('[name="terms"]').isChecked()).toBe(false)
    expect(await page.locator('[aria-invalid="true"]').count()).toBe(0)
  })
})
