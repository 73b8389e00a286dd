import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Fixture, openFixture } from './fixture/serve.ts'
import { visit } from './fixture/visit.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture.close())

const open = () =>
  visit(fixture, 'agent', { props: { address: 'https://care.escale.example/fr/sejour/12?flow=gifting' }, at: '/#checkin=2027-04-02' })
const link = 'https://escale.example/fr/sejour/12?flow=gifting#checkin=2027-04-02'

describe('the agent panel', () => {
  it('copies the public address of the page with what was chosen on it', async () => {
    const { page, end } = await open()
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
    await end()
  })

  it('selects the address when the browser does not let it copy', async () => {
    const { page, end } = await open()
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await page.getByRole('button', { name: 'Copy the link' }).click()
    await page.getByText('copy it by hand').waitFor()
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(link)
    await end()
  })
})
