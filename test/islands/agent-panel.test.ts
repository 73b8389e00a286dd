import { describe, expect } from 'vitest'
import { violations } from '../axe.ts'
import { it as base } from './fixture/it.ts'

const props = { address: 'https://care.escale.example/fr/sejour/12?flow=gifting', agent: 'Camille Martin' }
const it = base.extend(
  'open',
  ({ visit }) =>
    () =>
      visit('agent-panel', { props, at: '/#checkin=2027-04-02' }),
)
const link = 'https://escale.example/fr/sejour/12?flow=gifting#checkin=2027-04-02'

describe('the agent panel', () => {
  // @rule S6.1
  it('copies the public address of the page with what was chosen on it', async ({ open }) => {
    const { page } = await open()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const field = page.getByLabel('Public link')
    await expect.poll(() => field.inputValue()).toBe(link)
    await page.getByRole('button', { name: 'Copy the link' }).click()
    await page.getByText('Link copied').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
    expect(await page.getByRole('link', { name: 'Open the public page' }).getAttribute('href')).toBe(link)
    await page.evaluate(() => void (location.hash = 'checkin=2027-04-09'))
    await expect.poll(() => field.inputValue()).toContain('2027-04-09')
    expect(await page.getByText('Link copied').count()).toBe(0)
    await page.evaluate(() => {
      history.pushState(null, '', '/?page=2#stars=4')
      dispatchEvent(new HashChangeEvent('hashchange'))
    })
    await expect.poll(() => field.inputValue()).toBe('https://escale.example/fr/sejour/12?flow=gifting&page=2#stars=4')
    expect(await violations(page)).toEqual([])
  })

  it('selects the address when the browser does not let it copy', async ({ open }) => {
    const { page } = await open()
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await page.getByRole('button', { name: 'Copy the link' }).click()
    await page.getByText('copy it by hand').waitFor()
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(link)
    expect(await violations(page)).toEqual([])
  })
})
