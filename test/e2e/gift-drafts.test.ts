import type { Locator, Page } from 'playwright'
import { describe, expect, inject } from 'vitest'
import { fileOf } from './built-files.ts'
import { giftLabels } from './gift-labels.ts'
import { it } from './it.ts'

const text = giftLabels.fr
const card = (amount: number) => `/fr/checkout/gift?amount=${amount}`
const message = (page: Page) => page.getByLabel(text.message)
const sender = (page: Page) => page.locator('[name="fromName"]')

/** Types as a person does, once the code of fields has loaded. */
async function type(page: Page, typed: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await message(page).fill(typed)
}

async function orderedWith(page: Page): Promise<URLSearchParams> {
  await page.locator('[name="email"]').fill('zoe@example.com')
  await page.locator('[name="terms"]').check()
  const [posted] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/checkout/gift')),
    page.getByRole('button', { name: text.pay }).click(),
  ])
  await page.waitForURL((url) => url.origin === inject('origin') && url.pathname === '/pay')
  return new URLSearchParams(posted.postData() ?? '')
}

const order = async (page: Page) => (await orderedWith(page)).get('message')

describe('what is typed for a gift', () => {
  // @rule B4.61
  it('is not changed by another tab, whatever is given there', async ({ visitor }) => {
    const first = await visitor()
    const second = await first.context().newPage()
    const third = await first.context().newPage()
    await first.goto(card(50))
    await second.goto(card(100))
    await third.goto(card(50))
    await type(first, 'Pour Anna')
    await type(second, 'Pour Bob')
    await type(third, 'Pour Chloé')
    expect(await message(first).inputValue()).toBe('Pour Anna')
    expect(await order(first)).toBe('Pour Anna')
    expect(await order(second)).toBe('Pour Bob')
    expect(await order(third)).toBe('Pour Chloé')
  })

  // @rule B4.61
  it('is there again for the same gift in the same tab, and for no other one', async ({ visitor }) => {
    const page = await visitor()
    await page.goto(card(50))
    await type(page, 'Pour Anna')
    await page.locator('[name="email"]').fill('zoe@example.com')
    for (const other of [card(100), '/fr/checkout/gift?code=223EBOX', '/fr/checkout/gift?id=700001&a=2', '/fr/gift-card']) {
      await page.goto(other)
      await page.waitForLoadState('networkidle')
      expect(await message(page).inputValue()).toBe('')
    }
    await page.goto(`${card(50)}&country=BE`)
    await expect.poll(() => message(page).inputValue()).toBe('Pour Anna')
    expect(await page.locator('[name="email"]').inputValue()).toBe('zoe@example.com')
  })

  // @rule B4.61
  it('on the page of the gift card goes with the amount that is chosen after it', async ({ visitor }) => {
    const page = await visitor()
    await page.goto('/fr/gift-card?amount=50')
    await type(page, 'Pour Anna')
    await page.getByText('200 €').first().click()
    expect(await message(page).inputValue()).toBe('Pour Anna')
    await page.getByRole('main').getByRole('button', { name: text.give, exact: true }).click()
    await page.waitForURL(/amount=200/)
    await expect.poll(() => message(page).inputValue()).toBe('Pour Anna')
    await page.goto(card(50))
    await page.waitForLoadState('networkidle')
    expect(await message(page).inputValue()).toBe('')
  })

  // @rule B4.61
  it.for(['amount=50', 'code=223EBOX', 'id=700001&a=2'])(
    'is ordered whole once its page was left and come back to: %s',
    async (gift, { visitor }) => {
      const page = await visitor()
      await page.goto(`/fr/checkout/gift?${gift}`)
      await type(page, 'Bon anniversaire')
      await sender(page).fill('Zoé')
      await page.goto('/fr')
      await page.goBack()
      await expect.poll(() => message(page).inputValue()).toBe('Bon anniversaire')
      const posted = await orderedWith(page)
      expect([posted.get('fromName'), posted.get('message')]).toEqual(['Zoé', 'Bon anniversaire'])
    },
  )

  // @rule B4.61
  it('on the page of the gift card is there again after the checkout, whole', async ({ visitor }) => {
    const page = await visitor()
    await page.goto('/fr/gift-card?amount=50')
    await type(page, 'Bon anniversaire')
    await sender(page).fill('Zoé')
    await page.getByRole('main').getByRole('button', { name: text.give, exact: true }).click()
    await page.waitForURL(/checkout/)
    await page.goBack()
    await expect.poll(() => message(page).inputValue()).toBe('Bon anniversaire')
    expect(await sender(page).inputValue()).toBe('Zoé')
  })

  // @rule B4.61
  it('on the page of the gift card stays with another amount, which is there again after the checkout and a reload', async ({
    visitor,
  }) => {
    const page = await visitor()
    const state = async () => [
      await page.locator('[name="amount"]:checked').getAttribute('value'),
      await page.locator('[name="euros"]').inputValue(),
      await page.locator('[name="giftFormat"]:checked').getAttribute('value'),
      await message(page).inputValue(),
    ]
    await page.goto('/fr/gift-card')
    await page.waitForLoadState('networkidle')
    await page.locator('[name="amount"][value="free"]').check()
    await page.locator('[name="euros"]').fill('85')
    await page.locator('[name="giftFormat"][value="physical"]').check()
    await message(page).fill('Pour Anna')
    await page.getByRole('main').getByRole('button', { name: text.give, exact: true }).click()
    await page.waitForURL(/checkout/)
    await page.goBack()
    await expect.poll(state).toEqual(['free', '85', 'physical', 'Pour Anna'])
    await page.reload()
    await expect.poll(state).toEqual(['free', '85', 'physical', 'Pour Anna'])
  })

  it('as another amount is there again without scripts', async ({ visitor }) => {
    const page = await visitor({ scripts: false })
    await page.goto('/fr/gift-card')
    await page.locator('[name="amount"][value="free"]').check()
    await page.locator('[name="euros"]').fill('85')
    await page.getByRole('main').getByRole('button', { name: text.give, exact: true }).click()
    await page.waitForURL(/checkout/)
    await page.goBack()
    await expect.poll(() => page.locator('[name="euros"]').inputValue()).toBe('85')
  })

  // @rule B4.61
  it('is not put into a field that is focused, until that is left empty', async ({ visitor }) => {
    const page = await visitor()
    await page.goto(card(50))
    await type(page, 'Bon anniversaire')
    await sender(page).fill('Zoé')
    const email = page.locator('[name="email"]')
    await email.fill('zoe@example.com')
    const reloadedInto = async (focused: Locator) => {
      const { promise: isFocused, resolve: load } = Promise.withResolvers<void>()
      await page.route(fileOf('fields'), (route) => isFocused.then(() => route.continue()))
      await page.reload()
      await focused.focus()
      load()
      await expect.poll(() => sender(page).inputValue()).toBe('Zoé')
    }
    await reloadedInto(message(page))
    expect(await message(page).inputValue()).toBe('')
    await email.focus()
    await expect.poll(() => message(page).inputValue()).toBe('Bon anniversaire')
    await reloadedInto(email)
    await page.keyboard.type('anna@example.com')
    await message(page).focus()
    expect(await email.inputValue()).toBe('anna@example.com')
  })
})

describe('what is chosen in a checkout', () => {
  const chosen = (page: Page, name: string) => page.locator(`[name="${name}"]:checked`).getAttribute('value')

  it('is ordered once its page was loaded again: who receives a gift, when, and the way to pay', async ({ visitor }) => {
    const page = await visitor()
    await page.goto('/fr/checkout/gift?code=223EBOX')
    await page.waitForLoadState('networkidle')
    await page.locator('[name="to"][value="recipient"]').check()
    await page.locator('[name="recipientEmail"]').fill('anna@example.com')
    await page.locator('[name="when"][value="day"]').check()
    await page.locator('[name="day"]').fill('2027-06-01')
    await page.locator('[name="payment"]').last().check()
    const payment = await chosen(page, 'payment')
    await page.reload()
    await expect.poll(() => chosen(page, 'to')).toBe('recipient')
    const posted = await orderedWith(page)
    expect(['to', 'recipientEmail', 'when', 'day', 'payment'].map((name) => posted.get(name))).toEqual([
      'recipient',
      'anna@example.com',
      'day',
      '2027-06-01',
      payment,
    ])
  })

  it('for a stay is there once its page was loaded again, and for no other stay', async ({ visitor }) => {
    const page = await visitor()
    const booking = '/fr/checkout?product=10572&checkin=2027-06-08&checkout=2027-06-09'
    const state = async () => [
      await page.locator('[name="name"]').inputValue(),
      await page.locator('[name="arrivalTime"]').inputValue(),
      await chosen(page, 'payment'),
    ]
    await page.goto(booking)
    await page.waitForLoadState('networkidle')
    await page.locator('[name="name"]').fill('Anna Martin')
    await page.locator('[name="arrivalTime"]').selectOption('18:00')
    await page.locator('[name="payment"]').last().check()
    const payment = await chosen(page, 'payment')
    expect(payment).not.toBe('full')
    await page.reload()
    await expect.poll(state).toEqual(['Anna Martin', '18:00', payment])
    await page.goto(booking.replaceAll('2027-06', '2027-07'))
    await expect.poll(state).toEqual(['Anna Martin', '', 'full'])
  })

  it('is what the server answers with, whatever is stored', async ({ visitor, tolerate }) => {
    // The form lacks the acceptance of the terms.
    tolerate(/status of 422/)
    const page = await visitor()
    await page.goto('/fr/checkout/gift?code=223EBOX')
    await page.waitForLoadState('networkidle')
    await page.locator('[name="to"][value="recipient"]').check()
    await page.locator('[name="recipientEmail"]').fill('anna@example.com')
    await page.locator('[name="email"]').fill('zoe@example.com')
    const key = 'escale.typed.gift-checkout.box-223'
    await page.evaluate((name) => {
      sessionStorage.setItem(name, (sessionStorage.getItem(name) ?? '').replace('"to":"recipient"', '"to":"me"'))
    }, key)
    await page.locator('form[data-remembered]').evaluate((form: HTMLFormElement) => form.submit())
    await page.getByText('Veuillez accepter les conditions').first().waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate((name) => sessionStorage.getItem(name), key)).toContain('"to":"me"')
    expect(await chosen(page, 'to')).toBe('recipient')
  })
})
