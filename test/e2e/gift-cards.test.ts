import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { cents } from '../amounts.ts'
import { violations } from '../axe.ts'
import { amountOf, fillGuest } from './booking-steps.ts'
import { it } from './it.ts'
import { tabTo } from './keyboard.ts'

const booking = '/fr/checkout?product=10572&checkin=2027-05-25&checkout=2027-05-26'
const code = (page: Page) => page.locator('[name="giftCard"]')
const due = async (page: Page) => cents(await amountOf(page.locator('[data-payment="full"]'), /À payer|Te betalen/))

/** Buys a gift card of so many euros, and reads its code in the e-mail. */
async function boughtCard(page: Page, euros: number): Promise<string> {
  await page.goto(`/fr/checkout/gift?amount=${euros}`)
  await page.locator('[name="email"]').fill('anna@example.com')
  await page.locator('[name="terms"]').check()
  await page.locator('form[data-remembered] button[type="submit"]').last().click()
  await page.locator('[action="/pay/confirm"] button').first().click()
  await page.locator('a[href^="/outbox"]').click()
  const mail = await page.locator('main').innerText()
  return /\b[A-HJ-NP-Z2-9]{4}(?:-[A-HJ-NP-Z2-9]{4}){2}\b/.exec(mail)?.[0] ?? ''
}

describe('gift cards', () => {
  it.for([390, 1280])('bought in one browser pay in another, at %i px, by keyboard', async (width, { visitor }) => {
    const card = await boughtCard(await visitor(), 50)
    const page = await visitor({ width })
    await page.goto(booking)
    const price = await due(page)
    await fillGuest(page)
    await tabTo(page, code(page))
    await page.keyboard.type(card.toLowerCase().replaceAll('-', ' '))
    await page.keyboard.press('Enter')
    await page
      .getByText(`…${card.slice(-4)}`)
      .first()
      .waitFor()
    expect(await page.getByText('Veuillez accepter les conditions').isVisible()).toBe(false)
    await expect.poll(() => due(page)).toBe(price - 5000)
    expect(await code(page).inputValue()).toBe('')
    expect(await violations(page)).toEqual([])
    expect(page.url()).not.toContain(card)
    await page.locator('[name="terms"]').check()
    await page.getByRole('button', { name: 'Réserver avec obligation de paiement' }).click()
    await page.locator('[formaction="/pay/cancel"]').click()
    // What the card paid is free again, and its code is in the field of the form to which the payment returns.
    await page.getByText('Vous avez annulé le paiement').waitFor()
    await expect.poll(() => code(page).inputValue()).toBe(card)
    await page.getByRole('button', { name: 'Utiliser cette carte' }).click()
    await page.locator('[name="terms"]').check()
    await page.getByRole('button', { name: 'Réserver avec obligation de paiement' }).click()
    await page.locator('[action="/pay/confirm"] button').first().click()
    await page.locator('a.button[href*="confirmation"]').click()
    await page.getByRole('heading', { level: 1, name: 'Votre séjour est réservé' }).waitFor()
    expect(await amountOf(page, `…${card.slice(-4)}`)).toMatch(/^−50\s€$/)
    expect(cents(await amountOf(page, /^Payé$/))).toBe(price - 5000)
    // What was typed for one order does not appear in the next one.
    await page.goto(booking.replaceAll('2027-05-2', '2027-06-2'))
    await code(page).waitFor()
    await page.waitForFunction(() => sessionStorage.getItem('escale.typed.choices') === null)
    expect(await code(page).inputValue()).toBe('')
  })

  it('leave nothing to pay and no payment step; one that is not needed is said', async ({ visitor }) => {
    const page = await visitor({ width: 390 })
    const [large, small] = [await boughtCard(page, 1000), await boughtCard(page, 20)]
    await page.goto(booking)
    await fillGuest(page)
    for (const card of [large, small]) {
      await code(page).fill(`Code : ${card}`)
      await page.getByRole('button', { name: 'Utiliser cette carte' }).click()
      await page
        .getByText(`…${card.slice(-4)}`)
        .first()
        .waitFor()
    }
    await page.getByText('n’est pas nécessaire').waitFor()
    await page.getByText('Il ne reste rien à payer').waitFor()
    expect(await page.locator('[name="payment"]:visible').count()).toBe(0)
    expect(await violations(page)).toEqual([])
    await page.locator('[name="terms"]').check()
    await page.getByRole('button', { name: 'Réserver', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Votre séjour est réservé' }).waitFor()
    expect(cents(await amountOf(page, /^Payé$/))).toBe(0)
  })

  it('are added, refused and removed without scripts, with the rest of the form as typed', async ({ visitor, tolerate }) => {
    // The form of a card that cannot pay is refused.
    tolerate(/status of 422/)
    const page = await visitor({ scripts: false, width: 390 })
    await page.goto('/be/fr/checkout/gift?code=223EBOX')
    await page.locator('[name="email"]').fill('anna@example.com')
    await page.locator('[name="message"]').fill('Bon voyage')
    const use = page.getByRole('button', { name: 'Utiliser ce chèque' })
    await code(page).fill('BENE-CARD-USED')
    await use.click()
    await page.getByText('Le solde de ce chèque-cadeau est épuisé.').waitFor()
    await code(page).fill('bene card part')
    await use.click()
    await page.getByText('Chèque-cadeau …PART').first().waitFor()
    expect(await page.locator('[name="email"]').inputValue()).toBe('anna@example.com')
    expect(await page.locator('[name="message"]').inputValue()).toBe('Bon voyage')
    await page.getByRole('button', { name: 'Retirer le chèque-cadeau …PART' }).click()
    await page.getByText('Chèque-cadeau …PART').waitFor({ state: 'detached' })
    expect(await page.locator('[name="email"]').inputValue()).toBe('anna@example.com')
  })

  it('go along to the other language of the country', async ({ visitor }) => {
    const page = await visitor()
    await page.goto('/be/fr/checkout/gift?code=223EBOX')
    await code(page).fill('BENE-CARD-PART')
    await page.getByRole('button', { name: 'Utiliser ce chèque' }).click()
    await page.getByText('Chèque-cadeau …PART').first().waitFor()
    await page.locator('[name="email"]').fill('anna@example.com')
    await code(page).focus()
    await page.waitForFunction(() => document.querySelector('[data-field][data-state]'))
    await page.getByRole('navigation', { name: 'Langue' }).getByRole('link', { name: 'NL' }).click()
    await page.waitForURL('**/be/nl/checkout/gift?**')
    await expect.poll(() => code(page).inputValue()).toBe('BENE-CARD-PART')
  })
})
