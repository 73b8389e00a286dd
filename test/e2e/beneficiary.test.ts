import type { Page } from 'playwright'
import { describe, expect, inject } from 'vitest'
import { markets } from '../../src/market/markets.ts'
import { violations } from '../axe.ts'
import { it } from './it.ts'
import { tabTo } from './keyboard.ts'

const signIn = '/fr/beneficiary/login'
const code = (page: Page) => page.locator('[name="giftCode"]')
const send = (page: Page) => page.locator('main form button[type="submit"]').first()
const gift = (page: Page) => page.locator('main article')

/** Buys a box, and reads its code in the e-mail. */
async function boughtBox(page: Page): Promise<string> {
  await page.goto('/fr/checkout/gift?code=201EBOX')
  await page.locator('[name="email"]').fill('anna@example.com')
  await page.locator('[name="fromName"]').fill('Anna')
  await page.locator('[name="message"]').fill('Reposez-vous bien')
  await page.locator('[name="terms"]').check()
  await page.locator('form[data-remembered] button[type="submit"]').last().click()
  await page.locator('[action="/pay/confirm"] button').first().click()
  await page.locator('a[href^="/outbox"]').click()
  const mail = await page.locator('main').innerText()
  return /\b[A-HJ-NP-Z2-9]{4}(?:-[A-HJ-NP-Z2-9]{4}){2}\b/.exec(mail)?.[0] ?? ''
}

// @rule B6.6
describe('a gift', () => {
  it('that was bought in one browser is opened on a phone, by the link with its code in the fragment', async ({ visitor }) => {
    const bought = await boughtBox(await visitor())
    const page = await visitor({ width: 390 })
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.method() === 'POST' ? '' : request.postData()}`))
    await page.goto(`${signIn}#code=${bought}`)
    await expect.poll(() => code(page).inputValue()).toBe(bought)
    expect(page.url()).toBe(`${inject('site')}${signIn}`)
    expect(await violations(page)).toEqual([])
    await send(page).click()
    await gift(page).getByText('Reposez-vous bien').waitFor()
    expect(await gift(page).innerText()).toContain(bought)
    expect(await page.locator('main').innerText()).toMatch(/jusqu’au .* · encore \d+ jours/)
    expect(new URL(page.url()).pathname).toMatch(/^\/fr\/beneficiary\/gift\/\d{8}$/)
    expect(page.url()).not.toContain(bought)
    expect(sent.filter((request) => request.includes(bought))).toEqual([])
    expect(await violations(page)).toEqual([])
  })

  it('is opened by keyboard, and closed again', async ({ visitor, tolerate }) => {
    tolerate(/status of 422/)
    const page = await visitor()
    await page.goto(signIn)
    await tabTo(page, code(page))
    await page.keyboard.type('aaaa bbbb cccc')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').getByText('Nous ne connaissons aucun cadeau avec ce code.').waitFor()
    expect(await code(page).inputValue()).toBe('aaaa bbbb cccc')
    expect(await page.title()).toMatch(/^Erreur/)
    expect(await violations(page)).toEqual([])
    await tabTo(page, code(page))
    await page.keyboard.press('Control+A')
    await page.keyboard.type('fran pack duet')
    await page.keyboard.press('Enter')
    await gift(page).waitFor()
    expect(await page.getByRole('link', { name: 'Choisir un séjour' }).getAttribute('href')).toMatch(/\/gift\/\d{8}\/stays$/)
    await tabTo(page, page.locator('main').getByRole('button', { name: 'Déconnexion' }))
    await page.keyboard.press('Enter')
    await page.getByRole('status').getByText('Vous êtes déconnecté.').waitFor()
  })

  it('is opened without scripts, in Belgium in the language that one prefers', async ({ visitor }) => {
    const page = await visitor({ scripts: false, width: 390 })
    await page.goto('/be/nl/box/login')
    await code(page).fill('BENE-VCHR-DEAR')
    await send(page).click()
    await page.getByText('Deze code hoort bij een cadeaubon.').waitFor()
    expect(await code(page).inputValue()).toBe('BENE-VCHR-DEAR')
    await page.locator('[name="email"]').fill('beneficiary@escale.example')
    await send(page).click()
    await gift(page).waitFor()
    await page.getByRole('navigation', { name: 'Taal' }).getByRole('link', { name: 'FR' }).click()
    await page.waitForURL('**/be/fr/beneficiary/gift/*')
    await page.getByRole('link', { name: 'Choisir mes dates' }).waitFor()
  })

  it('fits 320 pixels with text twice as large', async ({ visitor }) => {
    const page = await visitor({ width: 320 })
    await page.goto('/nl/nl/box/login')
    await code(page).fill('NEDE-PACK-STAY')
    await send(page).click()
    await gift(page).waitFor()
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  it('that is used or expired says what can be done, and axe finds nothing', async ({ visitor }) => {
    const page = await visitor({ width: 390 })
    for (const [used, sentence] of [
      ['FRAN-PACK-USED', 'Ce cadeau a été utilisé le'],
      ['FRAN-PACK-KEPT', 'attend son paiement'],
      ['FRAN-PACK-PAST', 'Ce cadeau était valable jusqu’au'],
      ['FRAN-CARD-PART', 'Il reste 38,50'],
    ] as const) {
      await page.goto(signIn)
      await code(page).fill(used)
      await send(page).click()
      await page.getByText(sentence).first().waitFor()
      expect([used, await violations(page)]).toEqual([used, []])
    }
    await page.locator('nav').getByRole('link', { name: 'Escale gourmande' }).first().click()
    await page.getByRole('link', { name: 'Laissez-nous un message' }).click()
    await expect.poll(() => page.locator('textarea[name="description"]').inputValue()).toContain('Mon cadeau a expiré')
    expect(await page.locator('[name="bookingNumber"]').inputValue()).toMatch(/^9\d{7}$/)
  })
})

describe('the code in a fragment', () => {
  const secret = 'WXYZ-2345-ABCD'

  it('is in no link, event or report, also when its link is opened over the page', async ({ visitor }) => {
    const page = await visitor({ consent: { measurement: true, personalisation: true } })
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    await page.goto(`/be/fr/beneficiary/login#code=${secret}`)
    await expect.poll(() => code(page).inputValue()).toBe(secret)
    await code(page).fill('')
    await page.evaluate((taken) => {
      location.hash = `code=${taken}`
    }, secret.toLowerCase())
    await expect.poll(() => code(page).inputValue()).toBe(secret.toLowerCase())
    expect(page.url()).not.toContain('#')
    await expect.poll(() => page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer') ?? ''))).toContain('page_launch')
    const everything = await page.evaluate(() => {
      const links = [...document.querySelectorAll('a')].map(({ href }) => href)
      return JSON.stringify([links, Reflect.get(window, 'dataLayer'), { ...localStorage }, { ...sessionStorage }, history.state])
    })
    expect(everything.toUpperCase()).not.toContain(secret)
    await expect.poll(() => sent.some((request) => request.includes('/api/analytics/') && request.includes('page_launch'))).toBe(true)
    expect(sent.filter((request) => request.toUpperCase().includes(secret))).toEqual([])
  })
})

// @rule B2.109
it.for(markets.map((market) => [market.id, market] as const))(
  'the menu of %s leads to both sign-ins, and axe finds nothing there',
  async ([, { base }], { visitor }) => {
    const page = await visitor({ width: 390 })
    await page.goto(base)
    for (const path of ['beneficiary/login', 'box/login']) {
      expect(await page.locator(`a[href="${base}/${path}"]`).first().getAttribute('rel')).toBe('nofollow')
      await page.goto(`${base}/${path}`)
      await code(page).waitFor()
      expect([path, await violations(page)]).toEqual([path, []])
    }
  },
)
