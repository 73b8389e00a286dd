import { expect, inject } from 'vitest'
import { fillGuest } from './booking-steps.ts'
import { it } from './it.ts'

const checkout = '/fr/checkout?product=10572&checkin=2027-05-25&checkout=2027-05-26'

// @rule B8.17
it.for([true, false])(
  'who goes back from the provider and pays again has one order (scripts: %s)',
  async (scripts, { visitor, tolerate }) => {
    // The page of what is paid already is no success.
    tolerate(/status of 409/)
    const page = await visitor({ scripts })
    await page.goto(checkout)
    const pay = async () => {
      await fillGuest(page)
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: 'Réserver avec obligation de paiement' }).click()
      await page.waitForURL((url) => url.origin === inject('origin') && url.pathname === '/pay')
      return new URL(page.url()).searchParams.get('reference')
    }
    const reference = await pay()
    await page.goBack()
    await page.waitForURL((url) => url.pathname === '/fr/checkout')
    expect(await pay()).toBe(reference)
    await page.getByRole('button', { name: 'Payer' }).first().click()
    await page.waitForURL((url) => url.pathname === '/pay/receipt')
    await page.goBack()
    await page.goBack()
    await page.waitForURL((url) => url.pathname === '/fr/checkout')
    await fillGuest(page)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Réserver avec obligation de paiement' }).click()
    await page.getByText('Cette réservation est déjà payée').waitFor()
    await page.getByRole('link', { name: 'Voir ma réservation' }).click()
    await page.getByText('Votre séjour est réservé').first().waitFor()
    expect(await page.content()).toContain(reference)
  },
)
