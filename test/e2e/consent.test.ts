import type { Page } from 'playwright'
import { expect } from 'vitest'
import { fullConsent, parseConsent } from '../../src/domain/consent/consent.ts'
import { storedThings } from '../../src/stored/stored-things.ts'
import { violations } from '../axe.ts'
import { it } from './it.ts'
import { coveredFocus } from './keyboard.ts'

const stay = '/fr/sejour/10572'
const banner = (page: Page) => page.getByRole('region', { name: 'Votre choix en matière de cookies' })
const chosen = (page: Page) =>
  page.evaluate(() => document.cookie).then((cookies) => parseConsent(cookies, new Date().toISOString().slice(0, 10)))
/** Names of everything in the page's storage, and of its cookies. */
const storedIn = (page: Page) =>
  page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? ''),
  ])
const optional = Object.values(storedThings).flatMap(({ group, names }) =>
  group === 'necessary' ? [] : names.map((name) => name.replace('*', '')),
)

// @rule B4.93 B4.94 B4.95
it('is refused with one press and remembered, and accepted later from the footer', async ({ visitor }) => {
  const page = await visitor({ width: 360, consent: undefined })
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  await page.goto(stay)
  await banner(page).waitFor()
  expect(await violations(page)).toEqual([])
  expect((await storedIn(page)).filter((name) => optional.some((start) => name.startsWith(start)))).toEqual([])
  expect(sent).toEqual([])

  await banner(page).getByRole('button', { name: 'Tout refuser' }).click()
  await expect.poll(() => banner(page).count()).toBe(0)
  expect(await chosen(page)).toEqual({ measurement: false, personalisation: false })
  await page.reload()
  const link = page.getByRole('link', { name: 'Gérer les cookies' })
  const dialog = page.getByRole('dialog', { name: 'Gérer les cookies' })
  await expect
    .poll(async () => {
      // Pressed before its script is there, the link opens the cookies page.
      if (new URL(page.url()).pathname !== stay) await page.goBack()
      if (!(await dialog.isVisible())) await link.click()
      return dialog.isVisible()
    })
    .toBe(true)
  expect(await banner(page).count()).toBe(0)
  expect(await violations(page)).toEqual([])
  expect((await storedIn(page)).filter((name) => optional.some((start) => name.startsWith(start)))).toEqual([])

  await dialog.getByRole('checkbox', { name: /Personnalisation/ }).check()
  await dialog.getByRole('button', { name: 'Enregistrer mon choix' }).click()
  expect(await chosen(page)).toEqual({ measurement: false, personalisation: true })
  await page.waitForFunction(() => 'escale.viewed.fr_FR' in localStorage)
  await link.click()
  expect(await dialog.getByRole('checkbox', { name: /Personnalisation/ }).isChecked()).toBe(true)
  await dialog.getByRole('button', { name: 'Tout refuser' }).click()
  await page.waitForFunction(() => !('escale.viewed.fr_FR' in localStorage))
})

// @rule B4.96
it('is above the bar that sells, on a phone', async ({ visitor }) => {
  const page = await visitor({ width: 360, consent: undefined })
  await page.goto('/fr/coffrets-cadeaux/p/parenthese-bien-etre-avec-spa/201EBOX')
  await banner(page).waitFor()
  const offer = page.getByRole('region', { name: 'Votre cadeau' }).getByRole('button', { name: 'Offrir' })
  await expect
    .poll(async () => {
      const [bar, shown] = [await offer.boundingBox(), await banner(page).boundingBox()]
      return bar && shown && shown.y + shown.height <= bar.y && bar.y + bar.height <= 780
    })
    .toBe(true)
})

it.for([stay, '/fr/hotel/1057', '/fr/coffrets-cadeaux/p/parenthese-bien-etre-avec-spa/201EBOX', '/fr/week-ends/bretagne', '/fr'])(
  'leaves the focus in sight with a zoom of 400 per cent: %s',
  async (path, { visitor }) => {
    const page = await visitor({ width: 320, consent: undefined })
    await page.setViewportSize({ width: 320, height: 256 })
    await page.goto(path)
    await banner(page).waitFor()
    expect(await coveredFocus(page, 24)).toEqual([])
  },
)

// @rule B4.90
it('is made without scripts on the cookies page', async ({ visitor }) => {
  const page = await visitor({ scripts: false, consent: undefined })
  await page.goto('/fr')
  await page.getByRole('link', { name: 'Gérer les cookies' }).click()
  expect(new URL(page.url()).hash).toBe('#preferences')
  await page.getByRole('button', { name: 'Tout accepter' }).click()
  await page.getByText('Votre choix est enregistré').waitFor()
  expect(await page.getByRole('checkbox', { name: /Mesure/ }).isChecked()).toBe(true)
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === '__Host-consent')
  expect(parseConsent(`__Host-consent=${cookie?.value}`, new Date().toISOString().slice(0, 10))).toEqual(fullConsent)
})

// @rule B4.90
it('is not called saved where the browser keeps no cookies', async ({ visitor }) => {
  const page = await visitor({ consent: undefined })
  await page.addInitScript(() => Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} }))
  await page.goto('/fr/info/cookies')
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Tout accepter' }).click()
  await page.getByText('Votre navigateur ne conserve aucun cookie').waitFor()
  expect(await page.getByText('Votre choix est enregistré').count()).toBe(0)
})
