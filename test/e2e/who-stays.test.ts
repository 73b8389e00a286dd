import { describe, expect } from 'vitest'
import { violations } from '../axe.ts'
import { typedGuest } from '../lead-guest.ts'
import { fillGuest } from './booking-steps.ts'
import { it } from './it.ts'

const checkout = '/fr/checkout?product=10572&checkin=2027-06-22&checkout=2027-06-23'
const button = 'Réserver avec obligation de paiement'

describe('who stays', () => {
  it.for([390, 1280])('is asked for, with what is wrong in a summary and a domain for the e-mail, at %i px', async (width, { visitor }) => {
    const page = await visitor({ width })
    await page.goto(checkout)
    expect(await violations(page)).toEqual([])
    await page.locator('[name="email"]').fill('anna@gmial.com')
    await page.locator('[name="phone"]').fill('none')
    await page.locator('[name="wishes"]').focus()
    await page.getByRole('button', { name: 'anna@gmail.com' }).click()
    expect(await page.locator('[name="email"]').inputValue()).toBe('anna@gmail.com')
    await page.getByRole('button', { name: button }).click()
    const summary = page.getByRole('region', { name: 'Vérifiez ces champs' })
    await expect.poll(() => summary.evaluate((place) => place === document.activeElement)).toBe(true)
    expect(await summary.getByRole('link').allTextContents()).toEqual(['Prénom et nom', 'Votre numéro de téléphone', 'Conditions de vente'])
    expect(await violations(page)).toEqual([])
    await summary.getByRole('link', { name: 'Prénom et nom' }).click()
    await page.keyboard.type('Anna')
    await expect.poll(() => summary.getByRole('link').filter({ visible: true }).allTextContents()).not.toContain('Prénom et nom')
  })

  it('comes back with the arrival time after a payment that was cancelled, and is gone after a booking', async ({ visitor }) => {
    const page = await visitor()
    await page.goto(checkout)
    await fillGuest(page)
    await page.locator('[name="arrivalTime"]').selectOption('19:00')
    await page.locator('[name="wishes"]').fill('Une chambre calme')
    await page.waitForFunction(() => document.querySelector('[data-field="email"][data-state="right"]'))
    const order = async () => {
      await page.locator('[name="terms"]').check()
      await page.getByRole('button', { name: button }).click()
    }
    await order()
    await page.locator('[formaction="/pay/cancel"]').click()
    await page.getByText('Vous avez annulé le paiement').waitFor()
    const typed = { ...typedGuest, arrivalTime: '19:00', wishes: 'Une chambre calme' }
    for (const [name, value] of Object.entries(typed)) await expect.poll(() => page.locator(`[name="${name}"]`).inputValue()).toBe(value)
    expect(page.url()).not.toMatch(/anna|voorbeeld|calme|19(:|%3A)00/i)
    await order()
    await page.locator('[action="/pay/confirm"] button').first().click()
    await page.locator('a.button[href*="confirmation"]').click()
    await page.getByText('Nous avons envoyé la confirmation').waitFor()
    await page.waitForFunction(() => Object.keys(sessionStorage).every((key) => !key.startsWith('escale.typed.')))
    await page.goto('/fr/checkout?product=10572&checkin=2027-06-08&checkout=2027-06-09')
    await page.locator('[name="name"]').waitFor()
    expect(await page.locator('[name="name"]').inputValue()).toBe('')
  })
})
