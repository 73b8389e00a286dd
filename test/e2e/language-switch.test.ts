import { expect } from 'vitest'
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
