import { expect } from 'vitest'
import { violations } from '../axe.ts'
import { it } from './it.ts'

const dates = 'checkin=2027-04-13&checkout=2027-04-14'

// @rule B6.4
it('what a heart saves is counted in the header of every tab, listed with the dates of the search, and shared', async ({ visitor }) => {
  const page = await visitor({ width: 360 })
  await page.goto(`/fr/week-ends/normandie?${dates}`)
  const card = page.locator('article[data-offer]').first()
  const name = (await card.getByRole('heading').textContent()) ?? ''
  const heart = card.getByRole('button', { name: /^Dans mes favoris/ })
  const count = page.locator('header [data-wish-count]')
  await heart.click()
  expect(await count.textContent()).toBe('1')
  expect(await page.locator('[data-status-of="toast"]').textContent()).toBe('Ajouté')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await count.textContent()).toBe('')
  expect(await heart.getAttribute('aria-pressed')).toBe('false')
  await heart.click()
  await card.getByRole('link', { name: 'Voir mes favoris' }).waitFor()

  await page
    .locator('header')
    .getByRole('link', { name: /^Mes favoris/ })
    .click()
  await expect.poll(() => page.getByRole('heading', { level: 3 }).allTextContents()).toEqual([name])
  expect(new URL(page.url()).hash).toBe(`#${dates}`)
  const shared = (await page.getByRole('button', { name: 'Partager' }).getAttribute('data-share')) ?? ''

  const other = await visitor()
  await other.goto(shared)
  await other.getByRole('button', { name: 'Tout ajouter à mes favoris' }).click()
  await expect.poll(() => other.locator('header [data-wish-count]').textContent()).toBe('1')
  expect(await other.getByText('Ajouté à vos favoris').isVisible()).toBe(true)
  expect(await violations(other)).toEqual([])
})

// @rule B2.42
it('the sign-in link returns with dates and filters, however it is opened', async ({ visitor }) => {
  const page = await visitor()
  await page.goto(`/fr/week-ends/normandie#${dates}&stars=4`)
  await expect
    .poll(() => page.getByRole('link', { name: 'Connexion' }).getAttribute('href'))
    .toBe(`/fr/account/signin?origin=${encodeURIComponent(`/fr/week-ends/normandie#${dates}&stars=4`)}`)
})

// @rule B2.46
it('what was looked at is on the home page, below its content', async ({ visitor }) => {
  const page = await visitor({ painted: true })
  const viewed = page.locator('travel-island[data-name="recently-viewed"] h3')
  await page.goto('/fr/sejour/10572')
  await page.waitForFunction(() => Object.values(localStorage).some((text) => String(text).includes('/sejour/10572')))
  await page.goto('/fr')
  await page.mouse.wheel(0, 300)
  await expect.poll(() => viewed.count()).toBe(1)
})

it.for(['refused', 'full'] as const)('a heart is not called saved where storage is %s', async (kind, { visitor }) => {
  const page = await visitor()
  await page.addInitScript((state) => {
    if (state === 'full') {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
      return
    }
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  }, kind)
  await page.goto('/fr/sejour/10572')
  const heart = page.locator('wish-heart button').first()
  await heart.click()
  expect(await heart.getAttribute('aria-pressed')).toBe('true')
  await page.locator('[data-status-of="toast"]').getByText('votre navigateur ne garde rien').waitFor({ state: 'attached' })
})
