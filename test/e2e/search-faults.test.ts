import type { Page } from 'playwright'
import { expect } from 'vitest'
import { fileOf } from './built-files.ts'
import { it, type Visitor } from './it.ts'

const addressOf = (page: Page) => {
  const { pathname, search, hash } = new URL(page.url())
  return decodeURIComponent(pathname + search + hash)
}

/** Opens a search page without the file of this module, as after a deployment. */
async function without(visitor: Visitor, name: string): Promise<Page> {
  const page = await visitor()
  await page.route(fileOf(name), (route) => route.fulfill({ status: 404 }))
  return page
}

const heading = (page: Page) => page.locator('#results h2').locator('visible=true').first().textContent()

it.for(['Results', 'CurrentSearch'])(
  'a filter chosen while the file of %s is missing is applied by the server',
  async (file, { visitor, complaintsSoFar, tolerate }) => {
    const page = await without(visitor, file)
    await page.goto('/fr/week-ends/normandie')
    const unfiltered = await heading(page)
    const filters = page.locator('travel-island[data-name=filters]')
    await filters.locator('summary', { hasText: 'Équipements' }).click()
    // Until the filters are hydrated, the browser submits their form.
    await filters.locator('> script').waitFor({ state: 'detached' })
    const option = filters.locator('label:has(input[name=facilities]:enabled:not([value=pets]))').last()
    const facility = await option.locator('input').getAttribute('value')
    await option.click()
    await filters
      .locator('details[open]')
      .getByRole('button', { name: /^(Valider|Voir .*hôtels?)$/ })
      .click()
    await expect.poll(() => addressOf(page)).toBe(`/fr/week-ends/normandie?facilities=${facility}`)
    await expect.poll(() => heading(page)).not.toBe(unfiltered)
    await expect.poll(() => complaintsSoFar().length).toBeGreaterThan(0)
    tolerate(/404|dynamically imported module/)
  },
)

it('offline in the middle of a choice, the results say so, and come once the network is back', async ({ visitor, tolerate }) => {
  const page = await visitor()
  await page.goto('/fr/week-ends/normandie#stars=4')
  const results = page.locator('travel-island[data-name=results]')
  // The island's own results, in place of the server's.
  await results.locator('> [data-server]').waitFor({ state: 'hidden' })
  await page.context().setOffline(true)
  await page.evaluate(() => (location.hash = 'stars=3'))
  const failure = results.getByRole('alert').locator('visible=true')
  await failure.getByText('Vous êtes hors connexion.').waitFor()
  await page.context().setOffline(false)
  await failure.waitFor({ state: 'hidden' })
  await results.locator('article').locator('visible=true').first().waitFor()
  expect(await failure.count()).toBe(0)
  expect(addressOf(page)).toBe('/fr/week-ends/normandie#stars=3')
  tolerate(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Error fetching facets|: $/)
})

it('too many requests are a sentence in the results, to try again in a moment', async ({ visitor, tolerate }) => {
  const page = await visitor()
  const message = 'Trop de demandes sont arrivées en même temps depuis votre connexion. Merci de réessayer dans un instant.'
  let calls = 0
  await page.route('**/api/offers.json*', (route) => {
    calls++
    return route.fulfill({ status: 429, headers: { 'retry-after': '7' }, json: { error: { code: 'too-many-requests', message } } })
  })
  await page.goto('/fr/week-ends/normandie#stars=4')
  const failure = page.locator('travel-island[data-name=results]').getByRole('alert').locator('visible=true')
  await failure.getByText(message).waitFor()
  expect(calls).toBe(1)
  await page.unroute('**/api/offers.json*')
  await failure.getByRole('button', { name: 'Réessayer' }).click()
  await page.locator('travel-island[data-name=results] article').locator('visible=true').first().waitFor()
  tolerate(/429|Error fetching facets/)
})

it('a link with criteria in its hash is rendered by the server while the file of the results is missing', async ({
  visitor,
  complaintsSoFar,
  tolerate,
}) => {
  const page = await without(visitor, 'Results')
  await page.goto('/fr/week-ends/normandie#stars=4')
  await expect.poll(() => addressOf(page)).toBe('/fr/week-ends/normandie?stars=4')
  await expect.poll(() => complaintsSoFar().length).toBeGreaterThan(0)
  tolerate(/404|dynamically imported module/)
})
