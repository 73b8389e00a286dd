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
