import { expect } from 'vitest'
import { openAsAgent, signInStatus } from './agent.ts'
import { addAdult, awake, dates, hashOf, type IslandJourney, panelOf, shows } from './island-journey.ts'
import { island, mapWithCard } from './search-states.ts'

/** Journeys through searches and lists. */
export const searchIslandJourneys: readonly IslandJourney[] = [
  {
    name: 'the search box takes dates and guests',
    path: '/fr/week-ends/paris',
    wake: async (page) => {
      await island(page, 'search-box').locator('[data-live="DatesDraft"]:visible').click()
      await panelOf(page, 'Dates').getByRole('grid').first().waitFor()
      await page.keyboard.press('Escape')
    },
    use: async (page) => {
      const box = island(page, 'search-box')
      await addAdult(page, 'search-box')
      const field = box.locator('[data-live="DatesDraft"]:visible')
      await field.click()
      const calendar = panelOf(page, 'Dates')
      await calendar.locator('[data-date="2027-04-13"]').click()
      await calendar.locator('[data-date="2027-04-15"]').click()
      await page.keyboard.press('Escape')
      await shows(field, /13.*15 avr/)
    },
  },
  {
    name: 'the filters are chosen, counted and applied',
    path: '/fr/week-ends/normandie',
    wake: async (page) => {
      const price = island(page, 'filters').locator('details[data-section=price]')
      await price.locator('summary').click()
      await expect.poll(() => price.getByRole('slider').count()).toBe(2)
      await awake(page, 'filters')
    },
    use: async (page) => {
      const facilities = island(page, 'filters').locator('details[data-section=facilities]')
      await facilities.locator('summary').click()
      const option = facilities.locator('label:has(input:enabled)').first()
      const chosen = await option.locator('input').getAttribute('value')
      await option.click()
      const confirm = facilities.getByRole('button', { name: /^Voir .*hôtels?$/ })
      const found = /\d+/.exec(await confirm.innerText())?.[0] ?? '?'
      await confirm.click()
      await hashOf(page).toBe(`#facilities=${chosen}`)
      await shows(
        page
          .locator('main h2:visible, main h1:visible')
          .filter({ hasText: /hôtels?/ })
          .first(),
        new RegExp(`^${found} hôtel`),
      )
      await shows(facilities.locator('summary'), /1 filtre/)
    },
  },
  {
    name: 'the order of the results opens',
    path: '/fr/week-ends/normandie',
    wake: async (page) => {
      await island(page, 'sort').locator('summary').click()
      await island(page, 'sort').locator('details[open]').getByText('Prix croissants').waitFor()
    },
    use: (page) => island(page, 'sort').locator('details[open]').getByText('Prix croissants').waitFor(),
  },
  {
    name: 'hearts keep what is pressed, and take it back',
    path: `/fr/week-ends/normandie#${dates}`,
    wake: async (page) => {
      await page.locator('travel-island > div:not([data-server]) article[data-offer]').first().waitFor()
      await page
        .locator('article[data-offer]:visible')
        .first()
        .getByRole('button', { name: /^Dans mes favoris/ })
        .click()
      await shows(page.locator('header [data-wish-count]'), /^1$/)
    },
    use: async (page) => {
      const count = page.locator('header [data-wish-count]')
      const hearts = page.locator('article[data-offer]:visible').getByRole('button', { name: /^Dans mes favoris/ })
      await hearts.first().click()
      await shows(count, /^$/)
      await page.getByRole('button', { name: 'Annuler' }).click()
      await shows(count, /^1$/)
      await hearts.nth(1).click()
      await shows(count, /^2$/)
      await page.goto(`/fr/week-ends/normandie#${dates}&a=3`)
      await expect.poll(() => page.locator('article[data-offer]:visible a[href*="a=3"]').count()).toBeGreaterThan(0)
      await expect.poll(() => hearts.evaluateAll((all) => all.filter((heart) => heart.ariaPressed === 'true').length)).toBe(2)
    },
  },
  {
    name: 'the wishlist is compared, and gives back what was removed',
    path: '/fr/favoris',
    open: async (page, path) => {
      await page.addInitScript(() => localStorage.setItem('escale.wishes', 'STAY:10572 STAY:10013 STAY:10253'))
      await page.goto(path)
    },
    wake: (page) => expect.poll(() => page.getByRole('heading', { level: 3 }).count()).toBe(3),
    use: async (page) => {
      const list = island(page, 'wishlist')
      await list
        .getByRole('button', { name: /^Dans mes favoris/ })
        .first()
        .click()
      await shows(list.locator('[role=status]:visible', { hasText: 'Retiré' }), /^Retiré de vos favoris/)
      await list.getByRole('button', { name: 'Annuler' }).click()
      await expect.poll(() => page.getByRole('heading', { level: 3 }).count()).toBe(3)
      for (const at of [0, 1]) await list.locator('label', { hasText: 'Comparer' }).nth(at).click()
      await shows(list.getByRole('status').filter({ hasText: 'séjours' }), /^2 séjours/)
      await list.getByRole('button', { name: 'Comparer' }).click()
      await expect.poll(() => list.getByRole('columnheader').count()).toBe(2)
      await addAdult(page, 'wishlist')
      await hashOf(page).toContain('a=3')
    },
  },
  {
    name: 'the map shows the card of the pin that is chosen, and closes',
    path: `/fr/week-ends/bretagne#${dates}`,
    wake: mapWithCard,
    use: async (page) => {
      const map = page.locator('dialog:modal')
      const card = map.locator('div[aria-live] article')
      const other = map.locator('li[data-stay]').nth(1)
      const title = (await other.getByRole('heading').first().innerText()).trim()
      await other.locator('button[aria-pressed]').click()
      await shows(card.getByRole('heading').first(), title)
      await card.getByRole('button', { name: 'Fermer' }).click()
      await card.waitFor({ state: 'detached' })
      await map.getByRole('button', { name: 'Fermer la carte' }).click()
      await map.waitFor({ state: 'detached' })
      await page.locator('#map-beside button[aria-haspopup="dialog"]').click()
      await map.locator('li[data-stay] button[aria-pressed]').first().waitFor()
    },
  },
  {
    name: 'the bar of customer care copies the link of what was chosen',
    path: '/fr/sejour/10572?flow=gifting',
    said: signInStatus,
    open: openAsAgent,
    wake: async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await awake(page, 'agent-panel')
      await page.getByRole('button', { name: 'Copier le lien' }).click()
      await shows(island(page, 'agent-panel').locator('output'), 'Lien copié')
    },
    use: async (page) => {
      const panel = island(page, 'agent-panel')
      const link = panel.getByLabel('Lien public')
      const voucher = panel.getByRole('link', { name: /^Liberté/ })
      await voucher.click()
      await hashOf(page).toContain('bucket=3')
      await expect.poll(() => link.inputValue()).toContain('bucket=3')
      await expect.poll(() => voucher.getAttribute('aria-current')).toBe('true')
      await shows(panel.locator('output'), /^$/)
      await panel.getByRole('button', { name: 'Copier le lien' }).click()
      await shows(panel.locator('output'), 'Lien copié')
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.inputValue())
    },
  },
]
