import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { cents } from '../amounts.ts'
import { violations } from '../axe.ts'
import { amountOf, fillGuest } from './booking-steps.ts'
import { it } from './it.ts'

/** Buys a gift on the site and pays it. Returns its code, and the address to which its e-mail leads: none for a gift card. */
async function boughtGift(page: Page, path: string): Promise<{ link: string; code: string }> {
  await page.goto(path)
  await page.locator('[name="email"]').fill('anna@example.com')
  await page.locator('[name="terms"]').check()
  await page.locator('form[data-remembered] button[type="submit"]').last().click()
  await page.locator('[action="/pay/confirm"] button').first().click()
  await page.locator('a[href^="/outbox"]').click()
  await page.waitForURL(/\/outbox/)
  const mail = page.locator('main')
  const [link = ''] = await mail
    .locator('a[href*="/login#code="]')
    .evaluateAll((links) => links.map((each) => each.getAttribute('href') ?? ''))
  const [code = ''] = /\b[A-HJ-NP-Z2-9]{4}(?:-[A-HJ-NP-Z2-9]{4}){2}\b/.exec(link || (await mail.innerText())) ?? []
  return { link, code }
}

const box = '/fr/checkout/gift?code=205EBOX'

/** Opens a gift by the link of its e-mail. */
async function signIn(page: Page, { link, code }: { readonly link: string; readonly code: string }): Promise<void> {
  await page.goto(link)
  await expect.poll(() => page.locator('[name="giftCode"]').inputValue()).toBe(code)
  expect(page.url()).not.toContain(code)
  await page.locator('main form button[type="submit"]').first().click()
  await page.locator('main a[href*="/stays"]').waitFor()
  expect(page.url()).not.toContain(code)
}

const leftToPay = async (page: Page) => cents(await amountOf(page, 'Reste à payer'))

async function pay(page: Page): Promise<void> {
  await page.locator('[name="terms"]').check()
  await page.getByRole('button', { name: 'Réserver avec obligation de paiement' }).click()
  await page.locator('[action="/pay/confirm"] button').first().click()
  await page.locator('a.button[href*="confirmation"]').click()
  await page.getByRole('heading', { level: 1, name: 'Votre séjour est réservé' }).waitFor()
}

// @rule B6.60 B6.61 B3.60
describe('a gift box', () => {
  it('that was bought in one browser is redeemed on a phone in another, with a supplement and two gift cards', async ({ visitor }) => {
    const giver = await visitor()
    const gift = await boughtGift(giver, box)
    const cards = [await boughtGift(giver, '/fr/checkout/gift?amount=20'), await boughtGift(giver, '/fr/checkout/gift?amount=25')]

    const page = await visitor({ width: 390 })
    await signIn(page, gift)
    expect(await violations(page)).toEqual([])
    await page.locator('main a[href$="/stays"]').click()
    await page.locator('#results article').first().waitFor()
    expect(await violations(page)).toEqual([])
    await page.locator('#results article h3 a').first().click()
    await page.locator('#month').waitFor()
    expect(await violations(page)).toEqual([])
    // The dearest day of the month, so that the cards pay a part of the supplement only.
    const amounts = (await page.locator('#month [data-status="supplement"] small').allInnerTexts()).map((text) =>
      cents(text.split('·')[0] ?? ''),
    )
    await page
      .locator('#month [data-status="supplement"] a')
      .nth(amounts.indexOf(Math.max(...amounts)))
      .click()
    const supplement = await leftToPay(page)
    expect(supplement).toBe(Math.max(...amounts))
    await page.locator('#choice a.button, #choice a[href*="/checkout"]').last().click()

    await page.getByRole('heading', { level: 1, name: 'Votre réservation' }).waitFor()
    for (const { code } of cards) {
      await page.locator('[name="giftCard"]').fill(code)
      await page.getByRole('button', { name: 'Utiliser cette carte' }).click()
      await page
        .getByText(`…${code.slice(-4)}`)
        .first()
        .waitFor()
    }
    expect(cents(await amountOf(page.locator('[data-payment="full"]'), 'À payer'))).toBe(supplement - 4500)
    await fillGuest(page)
    await pay(page)
    expect(cents(await amountOf(page, /^Payé$/))).toBe(supplement - 4500)

    await page.goto(gift.link)
    // The press comes as early as it can.
    await page.locator('main form button[type="submit"]').first().click()
    await page.getByText('Ce cadeau a été utilisé le').waitFor()
    await page.getByRole('link', { name: 'Voir la confirmation' }).click()
    await page.getByRole('heading', { level: 1, name: 'Votre séjour est réservé' }).waitFor()
  })
})

describe('a voucher', () => {
  it('with nothing to pay is booked without scripts and without a payment', async ({ visitor }) => {
    const voucher = '/fr/checkout/gift?product=10572&giftNights=1&bucket=3&upsell=availability'
    const { code } = await boughtGift(await visitor(), voucher)
    const page = await visitor({ scripts: false })
    await page.goto('/fr/beneficiary/login')
    await page.locator('[name="giftCode"]').fill(code.toLowerCase().replaceAll('-', ' '))
    await page.locator('[name="email"]').fill('anna@example.com')
    await page.locator('main form button[type="submit"]').first().click()
    await page.locator('main a[href*="/stays/"]').click()
    await page.locator('[data-status="included"] a').first().click()
    expect(await leftToPay(page)).toBe(0)
    await page.getByRole('link', { name: 'Continuer, rien à payer' }).click()
    await fillGuest(page)
    await page.locator('[name="terms"]').check()
    await page.getByRole('button', { name: 'Réserver', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Votre séjour est réservé' }).waitFor()
  })
})

describe('a gift of Belgium', () => {
  it('that was bought in Dutch is redeemed in French, in the same session', async ({ visitor }) => {
    const gift = await boughtGift(await visitor(), '/be/nl/checkout/gift?code=205EBOX')
    const page = await visitor({ width: 390 })
    await signIn(page, gift)
    await page.locator('main a[href$="/stays"]').click()
    await page.locator('#results article').first().waitFor()
    await page.goto(page.url().replace('/be/nl/', '/be/fr/'))
    await page.getByRole('heading', { level: 1, name: 'Où partir avec votre cadeau' }).waitFor()
    await page.locator('#results article h3 a').first().click()
    await page.locator('[data-status="included"] a, [data-status="supplement"] a').first().click()
    await page.getByRole('link', { name: /^Continuer/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Votre réservation' }).waitFor()
    await page.getByText('Votre cadeau', { exact: true }).first().waitFor()
  })
})
