import type { Page } from 'playwright'
import { describe, expect, inject } from 'vitest'
import { cents } from '../amounts.ts'
import { violations } from '../axe.ts'
import { typedGuest } from '../lead-guest.ts'
import { amountOf, fillGuest } from './booking-steps.ts'
import { it } from './it.ts'

const stay = 10572

/** Buys a voucher for a night and reads its code in the e-mail. */
async function boughtVoucher(page: Page): Promise<string> {
  await page.goto(`/fr/checkout/gift?product=${stay}&giftNights=1`)
  await page.locator('[name="email"]').fill(typedGuest.email)
  await page.locator('[name="terms"]').check()
  await page.locator('form[data-remembered] button[type="submit"]').last().click()
  await page.locator('[action="/pay/confirm"] button').first().click()
  await page.locator('a[href^="/outbox"]').click()
  return /\b[A-HJ-NP-Z2-9]{4}(?:-[A-HJ-NP-Z2-9]{4}){2}\b/.exec(await page.locator('main').innerText())?.[0] ?? ''
}

async function signIn(page: Page, code: string): Promise<void> {
  await page.locator('main [name="giftCode"]').fill(code)
  await page.locator('main [name="email"]').fill(typedGuest.email)
  await page.locator('main [name="giftCode"]').press('Enter')
}

const withoutSession = (page: Page) => page.context().clearCookies({ name: '__Host-gifts' })

describe('a voucher bought in one browser', () => {
  it.for([true, false])(
    'books a stay in another, whose session may end meanwhile (scripts: %s)',
    async (scripts, { visitor, tolerate }) => {
      // The form that was sent without a session is refused.
      tolerate(/status of 403/)
      const code = await boughtVoucher(await visitor())
      const page = await visitor({ width: 390, scripts })
      await page.goto('/fr/beneficiary/login')
      await signIn(page, code)
      await page.waitForURL(/\/beneficiary\/gift\/\d{8}/)
      const reference = /gift\/(\d{8})/.exec(page.url())?.[1] ?? ''
      const checkout = `/fr/checkout?product=${stay}&checkin=2027-05-24&checkout=2027-05-27&gift=${reference}`
      await withoutSession(page)
      await page.goto(checkout)
      await page.waitForURL(/\/beneficiary\/login\?/)
      await signIn(page, code)
      await page.waitForURL((url) => url.pathname === '/fr/checkout' && url.searchParams.get('gift') === reference)
      expect(page.url()).not.toContain(code)
      if (scripts) expect(await violations(page)).toEqual([])
      const price = cents(await amountOf(page, /^Prix du séjour$/))
      const paid = cents(await amountOf(page, /^Réglé par votre cadeau/))
      expect(cents(await amountOf(page.locator('[data-payment="full"]'), /À payer/))).toBe(price - paid)
      await fillGuest(page)
      await page.locator('[name="terms"]').check()
      await withoutSession(page)
      await page.getByRole('button', { name: 'Réserver avec obligation de paiement' }).click()
      await page.getByText('Vous êtes déconnecté de votre cadeau').waitFor()
      if (scripts) expect(await violations(page)).toEqual([])
      const [other] = await Promise.all([
        page.context().waitForEvent('page'),
        page.getByRole('main').getByRole('link', { name: 'Se reconnecter' }).click(),
      ])
      await signIn(other, code)
      await other.waitForURL((url) => url.pathname === '/fr/checkout')
      await page.getByRole('button', { name: 'Réessayer' }).click()
      await page.waitForURL((url) => url.origin === inject('origin') && url.pathname === '/pay')
      expect(new URL(page.url()).searchParams.get('amount')).toBe(String(price - paid))
      await page.locator('[action="/pay/confirm"] button').first().click()
      await page.locator('a.button[href*="confirmation"]').click()
      await page.getByRole('heading', { level: 1, name: 'Votre séjour est réservé' }).waitFor()
      expect(cents(await amountOf(page, /^Réglé par votre cadeau/))).toBe(paid)
      await page.goto(checkout.replaceAll('2027-05-2', '2027-06-2'))
      await page.getByText('Ce cadeau a été utilisé le').waitFor()
      if (scripts) expect(await violations(page)).toEqual([])
    },
  )
})
