import type { Page } from 'playwright'
import { describe, expect, inject } from 'vitest'
import { segments } from '../../src/market/segments.ts'
import { cents } from '../amounts.ts'
import { violations } from '../axe.ts'
import { fileOf } from './built-files.ts'
import { enter, marketOf } from './booking-steps.ts'
import { giftLabels as labels } from './gift-labels.ts'
import { it } from './it.ts'
import { tabTo } from './keyboard.ts'

type GiftLabels = (typeof labels)[keyof typeof labels]

interface GiftOrder {
  readonly market: string
  readonly width: 1280 | 360
  /** From its page; a box and a voucher have journeys of their own up to the checkout. */
  readonly gift: 'card' | 'activity' | 'own use' | 'box' | 'parcel'
}

const orders: readonly GiftOrder[] = [
  { market: 'fr', width: 360, gift: 'card' },
  { market: 'es', width: 1280, gift: 'activity' },
  { market: 'be-fr', width: 1280, gift: 'parcel' },
  { market: 'be-nl', width: 360, gift: 'box' },
  { market: 'nl', width: 1280, gift: 'own use' },
  { market: 'it', width: 360, gift: 'card' },
]

/** Opens the gift's page and leaves for the checkout by keyboard. */
async function choose(page: Page, { market, gift }: GiftOrder, text: GiftLabels): Promise<void> {
  const { base, language } = marketOf(market)
  if (gift === 'box') {
    await page.goto(`${base}/checkout/gift?code=223EBOX`)
    return
  }
  const preview = page.getByRole('article', { name: text.preview })
  const give = page.getByRole('main').getByRole('button', { name: text.give, exact: true })
  if (gift === 'parcel') {
    await page.goto(`${base}/gift-card`)
    await tabTo(page, page.getByRole('radio', { name: /^100/ }))
    await page.keyboard.press('ArrowUp')
    await tabTo(page, page.locator('[name="giftFormat"]:checked'))
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => preview.innerText()).toContain('bpost')
    await tabTo(page, page.getByLabel(text.message))
    await page.keyboard.type('Papi & Mamie')
    await expect.poll(() => preview.innerText()).toContain('Papi & Mamie')
    await give.press('Enter')
    return
  }
  if (gift === 'card') {
    await page.goto(`${base}/gift-card`)
    await tabTo(page, page.getByRole('radio', { name: /^100/ }))
    for (let presses = 0; presses < 4; presses++) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await page.keyboard.type('5')
    await page.keyboard.press('Tab')
    await page.locator('#euros[aria-invalid="true"]').waitFor()
    expect(await violations(page)).toEqual([])
    await page.locator('#euros').focus()
    await page.keyboard.press('End')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('120')
    await expect.poll(() => preview.textContent()).toContain('120')
    await tabTo(page, page.getByLabel(text.message))
    await page.keyboard.type('Anna & Zoé')
    // Above the message.
    await give.press('Enter')
    return
  }
  await page.goto(`${base}/${segments.activity[language]}/700001`)
  await enter(page, page.getByRole('main').getByRole('button', { name: gift === 'activity' ? text.give : text.forMyself, exact: true }))
  await enter(page, page.getByRole('dialog').getByRole('button', { name: text.confirm }))
}

const sumOf = (page: Page) => page.locator('[data-payment="full"] dd').first()

describe('a gift is ordered by keyboard and paid', () => {
  // @rule B4.68 B4.86 B5.41
  it.for(orders)('in $market, $width px wide: $gift', async (order, { visitor }) => {
    const { market, width, gift } = order
    const { base, language } = marketOf(market)
    const text = labels[language]
    const page = await visitor({ width })
    await choose(page, order, text)
    await page.getByRole('heading', { level: 1, name: gift === 'own use' ? text.order : text.gift }).waitFor()
    const sum = cents(await sumOf(page).textContent())
    if (gift === 'card') {
      expect(sum).toBe(120_00)
      // Typed before, on the page of the card.
      await expect.poll(() => page.getByLabel(text.message).inputValue()).toBe('Anna & Zoé')
      await tabTo(page, page.getByRole('radio', { name: text.forMe }))
      await page.keyboard.press('ArrowDown')
      await tabTo(page, page.getByLabel(text.recipientEmail))
      await page.keyboard.type('anna@gmial.com')
      await page.keyboard.press('Tab')
      await page.getByRole('button', { name: 'anna@gmail.com' }).click()
      expect(await page.getByLabel(text.recipientEmail).inputValue()).toBe('anna@gmail.com')
    }
    if (gift === 'parcel') {
      await enter(page, page.getByRole('button', { name: text.pay }))
      await expect.poll(() => page.locator('[data-error-summary] li').count()).toBe(6)
      expect(await violations(page)).toEqual([])
      for (const [name, value] of Object.entries({ name: 'Anna Peeters', street: 'Rue Haute 1', postcode: '1000', city: 'Bruxelles' })) {
        await tabTo(page, page.locator(`[name="${name}"]`))
        await page.keyboard.type(value)
      }
    }
    await tabTo(page, page.locator('[name="email"]'))
    await page.keyboard.type('zoe@example.com')
    await tabTo(page, page.locator('[name="terms"]'))
    await page.keyboard.press('Space')
    if (market === 'fr' || market === 'be-fr') expect(await violations(page)).toEqual([])
    await enter(page, page.getByRole('button', { name: text.pay }))
    await page.waitForURL((url) => url.origin === inject('origin') && url.pathname === '/pay')
    expect(Number(new URL(page.url()).searchParams.get('amount'))).toBe(sum)
    await page.locator('form button').first().press('Enter')
    await page.waitForURL((url) => url.pathname === '/pay/receipt')
    await page.locator('a.button[href*="confirmation"]').press('Enter')
    await page.getByRole('heading', { level: 1, name: gift === 'own use' ? text.paid : text.ordered }).waitFor()
    expect(new URL(page.url()).pathname).toBe(`${base}/checkout/gift/confirmation`)
    expect(await page.getByRole('main').textContent()).toContain(gift === 'card' ? 'anna@gmail.com' : 'zoe@example.com')
    if (market === 'fr' || market === 'nl') expect(await violations(page)).toEqual([])
    // What was sent is not typed again for the next gift.
    if (gift === 'card')
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('escale.typed.gift-message.card-120'))).toBeNull()
  })
})

it('an amount typed before the code of fields is there is checked once it has loaded', async ({ visitor }) => {
  const page = await visitor({ width: 360 })
  const { promise: typed, resolve: load } = Promise.withResolvers<void>()
  await page.route(fileOf('fields'), (route) => typed.then(() => route.continue()))
  await page.goto('/fr/gift-card')
  await page.getByText('Un autre montant').click()
  await page.locator('#euros').fill('5')
  await page.keyboard.press('Tab')
  load()
  await page.locator('#euros[aria-invalid="true"]').waitFor()
})

describe('without scripts', () => {
  // @rule B4.68 B4.71
  it('a gift card is chosen, corrected, refused at the provider, and paid', async ({ visitor, complaintsSoFar }) => {
    const page = await visitor({ scripts: false })
    const text = labels.fr
    await page.goto('/fr/gift-card')
    await page.getByText('200 €').click()
    await page.getByRole('main').getByRole('button', { name: text.give, exact: true }).click()
    await page.getByLabel(text.message).fill('Pour toi')
    await page.getByRole('button', { name: text.pay }).click()
    await page.getByText('Vérifiez ces champs').waitFor()
    expect(await page.getByLabel(text.message).inputValue()).toBe('Pour toi')
    // The status of a form that is not complete.
    expect(complaintsSoFar().join()).toMatch(/^[^,]*422[^,]*$/)
    await page.locator('[name="email"]').fill('zoe@example.com')
    await page.locator('[name="terms"]').check()
    await page.getByRole('button', { name: text.pay }).click()
    await page.waitForURL((url) => url.pathname === '/pay')
    await page.locator('form button').nth(1).click()
    await page.waitForURL((url) => url.pathname === '/fr/checkout/gift')
    expect(await page.getByLabel(text.message).inputValue()).toBe('Pour toi')
    expect(await page.locator('[name="email"]').inputValue()).toBe('zoe@example.com')
    await page.locator('[name="terms"]').check()
    await page.getByRole('button', { name: text.pay }).click()
    await page.waitForURL((url) => url.pathname === '/pay')
    await page.locator('form button').first().click()
    await page.locator('a.button[href*="confirmation"]').click()
    await page.getByRole('heading', { level: 1, name: text.ordered }).waitFor()
  })
})
