import { expect } from 'vitest'
import { violations } from '../axe.ts'
import { it } from './it.ts'

const path = '/fr/coffrets-cadeaux/p/parenthese-bien-etre-avec-spa'

// @rule B2.92 B2.96 B2.87
it('a box is offered by post from the bar of a phone: the format is chosen in place, and goes to the checkout', async ({ visitor }) => {
  const page = await visitor({ width: 360 })
  await page.goto(`${path}/201EBOX?flow=gifting#stays`)
  const bar = page.getByRole('region', { name: 'Votre cadeau' })
  await expect.poll(() => bar.textContent()).toMatch(/129\s€.*Offrir/)
  expect(await page.getByRole('main').getByRole('button', { name: 'Offrir' }).count()).toBe(1)
  await bar.getByRole('button', { name: 'Offrir' }).click()
  const dialog = page.getByRole('dialog', { name: 'Comment voulez-vous l’offrir' })
  // A link until the page is at rest.
  const post = dialog.getByRole('button', { name: 'Par courrier' })
  await post.press('Space')
  await expect.poll(() => page.url()).toMatch(/201PBOX\?flow=gifting&giftFormat=physical#stays$/)
  expect(await post.getAttribute('aria-pressed')).toBe('true')
  expect(await violations(page)).toEqual([])
  const confirm = dialog.getByRole('button', { name: 'Valider' })
  await page.evaluate(() => {
    addEventListener('escale:track', (event) => sessionStorage.setItem('tracked', JSON.stringify((event as CustomEvent).detail)))
  })
  const [sent] = await Promise.all([
    page.waitForRequest((request) => new URL(request.url()).pathname === '/fr/checkout/gift'),
    confirm.click(),
  ])
  expect(Object.fromEntries(new URL(sent.url()).searchParams)).toEqual({ code: '201PBOX', giftFormat: 'physical' })
  await page.waitForURL((url) => !url.pathname.includes('PBOX'))
  const tracked = await page.evaluate(() => sessionStorage.getItem('tracked'))
  expect(JSON.parse(tracked ?? '{}')).toEqual({ event: 'add_to_cart', box: '201PBOX', flow: 'gifting', price: 13_390, format: 'physical' })
})

// @rule B2.92
it('a box is offered without scripts: each format is a page', async ({ visitor }) => {
  const page = await visitor({ scripts: false })
  await page.goto(`${path}/201EBOX`)
  const offer = page.getByRole('region', { name: 'Offrir ce coffret' }).getByRole('button', { name: 'Offrir' })
  const dialog = page.getByRole('dialog', { name: 'Comment voulez-vous l’offrir' })
  await offer.click()
  await dialog.getByRole('link', { name: 'Par courrier' }).click()
  await page.waitForURL(/201PBOX\?giftFormat=physical$/)
  await offer.click()
  const [sent] = await Promise.all([
    page.waitForRequest((request) => new URL(request.url()).pathname === '/fr/checkout/gift'),
    dialog.getByRole('button', { name: 'Valider' }).click(),
  ])
  expect(new URL(sent.url()).search).toBe('?code=201PBOX&giftFormat=physical')
})
