import type { Page } from 'playwright'
import { expect } from 'vitest'
import { violations } from '../axe.ts'
import { it } from './fixture/it.ts'

const props = { address: 'https://care.escale.example/fr/sejour/12', agent: 'Camille Martin' }
const responses = { 'error-alert': { title: 'Oops', text: 'Part of this page has stopped working.', close: 'Reload the page' } }

/** Lets the island throw at its next render. */
const crash = (page: Page) =>
  page.evaluate(() => {
    window.URL = class extends URL {
      constructor(...address: ConstructorParameters<typeof URL>) {
        super(...address)
        throw new Error('gone')
      }
    }
    location.hash = 'checkin=2027-04-02'
  })

// @rule B8.16
it('closing the alert for an island that crashed while it was used reloads the page, once for a page', async ({ visit, tolerate }) => {
  tolerate(/gone/)
  const { page } = await visit('agent-panel', { props }, { responses })
  // An island has worked once it has shown a change; before, one that throws leaves what the server sent, without an alert.
  await page.evaluate(() => void (location.hash = 'checkin=2027-03-26'))
  await expect.poll(() => page.getByLabel('Public link').inputValue()).toContain('2027-03-26')
  await crash(page)
  const alert = page.getByRole('alertdialog', { name: 'Oops' })
  await alert.waitFor()
  expect(await violations(page, '[role="alertdialog"]')).toEqual([])
  await alert.getByRole('button', { name: 'Reload the page' }).click()
  // What was broken works again.
  await expect.poll(() => page.evaluate(() => new URL('https://escale.example').host).catch(() => '')).toBe('escale.example')
  await expect.poll(() => page.getByLabel('Public link').inputValue()).toContain('2027-04-02')

  await crash(page)
  await page.evaluate(() => void (location.hash = 'checkin=2027-04-09'))
  await page.locator('travel-island[data-failed]').waitFor()
  expect(await page.getByRole('alertdialog').count()).toBe(0)
})
