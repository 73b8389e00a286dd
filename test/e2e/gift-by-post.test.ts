import type { Page } from 'playwright'
import { describe, expect, inject } from 'vitest'
import { cents } from '../amounts.ts'
import { violations } from '../axe.ts'
import { press } from '../press.ts'
import { enter, marketOf } from './booking-steps.ts'
import { it } from './it.ts'
import { fileOf } from './built-files.ts'
import { giftLabels } from './gift-labels.ts'
import { tabTo, untilStill } from './keyboard.ts'
import { labels } from './labels.ts'

interface ParcelJourney {
  readonly market: string
  readonly stay: string
  readonly width: 1280 | 360
  readonly by: 'mouse' | 'keyboard'
  readonly customise: string
  readonly post: RegExp
  readonly sleeve: RegExp
  readonly addition: RegExp
  readonly card: RegExp
  readonly byHand: string
  readonly inSleeve: RegExp
  /** Cents. */
  readonly shipping: number
}

const journeys: readonly ParcelJourney[] = [
  {
    market: 'fr',
    stay: '/fr/sejour/10572',
    width: 1280,
    by: 'keyboard',
    customise: 'Personnaliser le cadeau',
    post: /^Par courrier/,
    sleeve: /^Pochette fêtes/,
    addition: /^Coffret avec ruban/,
    card: /^Carte écrite à la main/,
    byHand: 'Sur la carte, écrit à la main',
    inSleeve: /Pochette fêtes/,
    shipping: 490,
  },
  {
    market: 'be-nl',
    stay: '/be/nl/verblijf/15561',
    width: 360,
    by: 'mouse',
    customise: 'Cadeau personaliseren',
    post: /^Met bpost/,
    sleeve: /^Feestelijke hoes/,
    addition: /^Geschenkdoos met lint/,
    card: /^Handgeschreven kaart/,
    byHand: 'Op de kaart, met de hand geschreven',
    inSleeve: /Feestelijke hoes/,
    shipping: 0,
  },
]

const hashOf = (page: Page) => new URL(page.url()).hash

describe('a stay is given by post', () => {
  // @rule B3.46 B4.75 B4.78 B4.79 B4.80
  it.for(journeys)('in $market with the $by, $width px wide', async (journey, { visitor }) => {
    const text = labels[marketOf(journey.market).language]
    const page = await visitor({ width: journey.width })
    await page.goto(`${journey.stay}?flow=gifting`)
    const offer = page.getByRole('region', { name: text.giveStay, exact: true })
    const gift = page.locator('#gift')
    const bar = page.locator('section:has(> .wrap > b) p b')
    const total = async () => cents(await offer.locator('[aria-live] b').textContent())
    const amountOf = async (name: RegExp) => cents(await gift.locator('label', { hasText: name }).locator('> b').textContent())
    const choose = async (name: RegExp) => {
      if (journey.by === 'mouse') {
        await page.evaluate(untilStill)
        return press(gift, name)
      }
      await tabTo(page, gift.locator('label', { hasText: name }).locator('input'))
      await page.keyboard.press('Space')
    }
    const digital = await total()
    const customise = offer.getByRole('link', { name: journey.customise })
    if (journey.by === 'mouse') await press(offer, journey.customise)
    else await enter(page, customise)
    await expect.poll(() => gift.evaluate((section) => section.getBoundingClientRect().top)).toBeLessThan(300)

    if (journey.by === 'mouse') await choose(journey.post)
    else {
      // Radios are one stop: arrows choose.
      await tabTo(page, gift.locator('[name="giftFormat"]:checked'))
      await page.keyboard.press('ArrowDown')
    }
    await expect.poll(() => hashOf(page)).toBe('#giftFormat=physical')
    expect(await amountOf(journey.post)).toBe(journey.shipping)
    await expect.poll(total).toBe(digital + journey.shipping)
    const sleeve = gift.getByRole('radio', { name: journey.sleeve })
    await sleeve.waitFor()
    if (journey.by === 'mouse') await choose(journey.sleeve)
    else {
      await tabTo(page, gift.locator('[name="sleeves"]:checked'))
      await page.keyboard.press('ArrowDown')
    }
    await choose(journey.addition)
    await expect.poll(() => hashOf(page)).toBe('#giftFormat=physical&sleeves=202&additions=101')
    expect(await sleeve.isChecked()).toBe(true)
    // The words and the sleeve are in the preview; a card that is written by hand shows them as its own.
    const preview = gift.getByRole('article')
    const message = gift.locator('textarea[name="message"]')
    await message.fill('Papi & Mamie')
    await expect.poll(() => preview.innerText()).toMatch(journey.inSleeve)
    expect(await preview.innerText()).toContain('Papi & Mamie')
    expect(await preview.getByText(journey.byHand).isVisible()).toBe(false)
    await choose(journey.card)
    await preview.getByText(journey.byHand).waitFor()
    await choose(journey.card)
    const sum = digital + journey.shipping + (await amountOf(journey.sleeve)) + (await amountOf(journey.addition))
    await expect.poll(total).toBe(sum)
    // The panel is out of sight.
    await expect.poll(async () => cents(await bar.textContent())).toBe(sum)
    expect(await violations(page)).toEqual([])

    await page.reload()
    await expect.poll(total).toBe(sum)
    expect(await gift.getByRole('checkbox', { name: journey.addition }).isChecked()).toBe(true)
    const [sent] = await Promise.all([
      page.waitForRequest((request) => new URL(request.url()).pathname.endsWith('/checkout/gift')),
      journey.by === 'mouse'
        ? press(offer.getByRole('button', { name: text.give, exact: true }), text.give)
        : enter(page, offer.getByRole('button', { name: text.give, exact: true })),
    ])
    expect(Object.fromEntries(new URL(sent.url()).searchParams)).toEqual({
      product: journey.stay.split('/').at(-1),
      giftFormat: 'physical',
      sleeves: '202',
      additions: '101',
      price: String(sum),
      giftNights: '1',
      bucket: '2',
    })
  })
})

interface SentAbroad {
  readonly market: string
  readonly width: 1280 | 390
  readonly gift: string
  readonly country: string
  /** Of the market's country, and of the chosen one. */
  readonly postcodes: readonly [string, string]
  /** The second is none in the market's country. */
  readonly differs: boolean
  readonly place: RegExp
  readonly update: string
}

/** Italy sends no parcels; others send them there. */
const abroad: readonly SentAbroad[] = [
  {
    market: 'fr',
    width: 390,
    gift: 'code=201PBOX',
    country: 'IT',
    postcodes: ['75011', '00184'],
    differs: false,
    place: /00184 Roma.*Italie/s,
    update: 'Mettre à jour le prix',
  },
  {
    market: 'be-nl',
    width: 1280,
    gift: 'amount=100&giftFormat=physical',
    country: 'NL',
    postcodes: ['1000', '1012 AB'],
    differs: true,
    place: /1012 AB Roma.*Nederland/s,
    update: 'Prijs bijwerken',
  },
]

describe('a parcel to another country', () => {
  const checkoutOf = ({ market, gift }: SentAbroad) => `${marketOf(market).base}/checkout/gift?${gift}`
  const sum = async (page: Page) => cents(await page.locator('[data-payment="full"] dd').first().textContent())
  const country = (page: Page) => page.locator('select[name="country"]')
  const typed = { name: 'Lucia Rossi', street: 'Via Roma 5', city: 'Roma', email: 'zoe@example.com' }
  const type = async (page: Page, postcode: string) => {
    for (const [name, value] of Object.entries({ ...typed, postcode })) await page.locator(`[name="${name}"]`).fill(value)
  }
  const stillTyped = async (page: Page) =>
    Object.fromEntries(
      await Promise.all(Object.keys(typed).map(async (name) => [name, await page.locator(`[name="${name}"]`).inputValue()])),
    )
  const paidAs = async (page: Page, { market, place }: SentAbroad) => {
    const text = giftLabels[marketOf(market).language]
    const total = await sum(page)
    await page.locator('[name="terms"]').check()
    await page.getByRole('button', { name: text.pay }).click()
    await page.waitForURL((url) => url.origin === inject('origin') && url.pathname === '/pay')
    expect(Number(new URL(page.url()).searchParams.get('amount'))).toBe(total)
    await page.locator('form button').first().click()
    await page.locator('a.button[href*="confirmation"]').click()
    await page.getByRole('heading', { level: 1, name: text.ordered }).waitFor()
    expect(await page.getByRole('main').textContent()).toMatch(place)
  }

  // @rule B3.43 B4.69
  it.for(abroad)(
    'from $market: its price, postcodes and address follow the choice, and what was typed stays',
    async (sent, { visitor }) => {
      const page = await visitor({ width: sent.width })
      await page.goto(checkoutOf(sent))
      const before = await sum(page)
      const [domestic, foreign] = sent.postcodes
      await type(page, foreign)
      await page.locator('[name="postcode"]').blur()
      const wrong = page.locator('[name="postcode"][aria-invalid="true"]')
      await expect.poll(() => wrong.count()).toBe(sent.differs ? 1 : 0)
      await country(page).selectOption(sent.country)
      await expect.poll(() => sum(page)).toBeGreaterThan(before)
      await expect.poll(() => wrong.count()).toBe(0)
      expect(await page.locator('input[name="price"]').inputValue()).toBe(String(await sum(page)))
      expect(await stillTyped(page)).toEqual(typed)
      expect(await page.getByRole('button', { name: sent.update }).isVisible()).toBe(false)
      const { searchParams } = new URL(page.url())
      expect([searchParams.get('country'), searchParams.get('email'), searchParams.get('price')]).toEqual([sent.country, null, null])
      expect(await violations(page)).toEqual([])

      // Back to the market's own, and away again.
      const after = await sum(page)
      await country(page).selectOption(marketOf(sent.market).country)
      await expect.poll(() => sum(page)).toBe(before)
      await expect.poll(() => wrong.count()).toBe(sent.differs ? 1 : 0)
      await page.locator('[name="postcode"]').fill(domestic)
      await country(page).selectOption(sent.country)
      await expect.poll(() => sum(page)).toBe(after)
      await page.reload()
      expect([await country(page).inputValue(), await sum(page)]).toEqual([sent.country, after])
      await type(page, foreign)
      await paidAs(page, sent)
    },
  )

  // @rule B3.43 B4.69
  it.for(abroad)('from $market without scripts: a button shows its price', async (sent, { visitor }) => {
    const page = await visitor({ width: sent.width, scripts: false })
    await page.goto(checkoutOf(sent))
    const before = await sum(page)
    await type(page, sent.postcodes[1])
    await country(page).selectOption(sent.country)
    await page.getByRole('button', { name: sent.update }).click()
    await page.waitForURL(/#delivery$/)
    expect(await sum(page)).toBeGreaterThan(before)
    expect([await country(page).inputValue(), await stillTyped(page)]).toEqual([sent.country, typed])
    expect(await page.locator('[aria-invalid="true"], [data-price-change]').count()).toBe(0)
    await paidAs(page, sent)
  })

  // @rule B4.69
  it.for(abroad)('from $market is not ordered at the price of the market’s own without a notice', async (sent, { visitor, tolerate }) => {
    tolerate(/409/)
    const page = await visitor({ width: sent.width, scripts: false })
    await page.goto(checkoutOf(sent))
    const before = await sum(page)
    await type(page, sent.postcodes[1])
    await country(page).selectOption(sent.country)
    await page.locator('[name="terms"]').check()
    // Enter in a field orders.
    await page.locator('[name="email"]').press('Enter')
    const notice = page.locator('[data-price-change]')
    await notice.waitFor()
    expect(await notice.getAttribute('data-price-change')).toBe(`${before} ${await sum(page)}`)
    expect([await country(page).inputValue(), await stillTyped(page)]).toEqual([sent.country, typed])
    await paidAs(page, sent)
  })

  // @rule B4.73
  it('says that no carrier serves the country when it is chosen, and no more when another one is', async ({ visitor }) => {
    const page = await visitor()
    await page.goto('/fr/checkout/gift?code=201PBOX')
    await type(page, '75011')
    const said = page.getByText('Aucun transporteur ne livre de colis dans ce pays')
    await country(page).selectOption('AD')
    await said.waitFor()
    expect(await stillTyped(page)).toEqual(typed)
    expect(await violations(page)).toEqual([])
    await country(page).selectOption('FR')
    await said.waitFor({ state: 'detached' })
    expect(await stillTyped(page)).toEqual(typed)
  })

  it('has the button where the price could not be read', async ({ visitor, tolerate }) => {
    tolerate(/ERR_FAILED/)
    const [sent] = abroad
    if (!sent) throw new Error('no parcel')
    const page = await visitor()
    await page.goto(checkoutOf(sent))
    const before = await sum(page)
    await page.route(/[?&]country=IT/, (route) => (route.request().method() === 'GET' ? route.abort() : route.continue()))
    await type(page, sent.postcodes[1])
    await country(page).selectOption(sent.country)
    await page.getByRole('button', { name: sent.update }).click()
    await page.waitForURL(/#delivery$/)
    expect(await sum(page)).toBeGreaterThan(before)
    expect(await stillTyped(page)).toEqual(typed)
  })

  it('chosen before the code that follows it is there has its price once that has loaded', async ({ visitor }) => {
    const page = await visitor()
    const { promise: chosen, resolve: load } = Promise.withResolvers<void>()
    await page.route(fileOf('country-price'), (route) => chosen.then(() => route.continue()))
    await page.goto('/fr/checkout/gift?code=201PBOX')
    const before = await sum(page)
    await country(page).selectOption('IT')
    load()
    await expect.poll(() => sum(page)).toBeGreaterThan(before)
  })
})
