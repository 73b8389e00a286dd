import { expect, inject } from 'vitest'
import { violations } from '../axe.ts'
import { careAddress, openAsAgent, signIn, signInStatus } from './agent.ts'
import { it } from './it.ts'

const checkout = '/fr/checkout?checkin=2027-04-09&checkout=2027-04-10&product=10572'

// @rule S6.12 S6.14 S6.15
it('an agent signs in, keeps what was chosen, copies the link of a checkout, and signs out', async ({ visitor, tolerate }) => {
  tolerate(signInStatus)
  const page = await visitor()
  await page.goto(careAddress('/fr/week-ends/bretagne#stars=4'))
  expect(await violations(page)).toEqual([])
  // The hash never reaches the server: a script adds it.
  await expect.poll(() => page.locator('main a[href^="/care/sign-in"]').getAttribute('href')).toContain('%23stars')
  await signIn(page)
  expect(page.url()).toBe(careAddress('/fr/week-ends/bretagne#stars=4'))

  await page.goto(careAddress(checkout))
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const panel = page.getByRole('complementary', { name: 'Panneau conseiller' })
  await panel.getByRole('button', { name: 'Copier le lien' }).click()
  await panel.getByText('Lien copié').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(inject('site') + checkout)

  await panel.getByRole('button', { name: 'Déconnexion' }).click()
  await page.getByRole('heading', { level: 1, name: 'Service client' }).waitFor()
  await page.goBack()
  await page.getByRole('link', { name: 'Connexion' }).waitFor()
  expect(await page.getByText('Session de').count()).toBe(0)
})

// @rule S6.12
it('an agent signs in without scripts', async ({ visitor, tolerate }) => {
  tolerate(signInStatus)
  const page = await visitor({ width: 360, scripts: false })
  await openAsAgent(page, '/nl/nl/contact')
  expect(page.url()).toBe(careAddress('/nl/nl/contact'))
})
