import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Fixture, openFixture } from './fixture/serve.ts'
import { visit } from './fixture/visit.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture.close())

const props = { accounts: true, origin: '/fr/sejour/12' }
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

/** The page of a visitor who is signed in. */
const signedIn = async () => {
  const visited = await visit(fixture, 'account', { props })
  await visited.page.context().addCookies([{ name: 'escale_session', value: '1', url: fixture.url }])
  await visited.page.reload()
  return { ...visited, button: visited.page.getByRole('button', { name: 'My account' }) }
}

describe('the account button', () => {
  it('leads to sign-in, and back to this page with what was chosen on it', async () => {
    const { page, end } = await visit(fixture, 'account', { props, at: '/#checkin=2027-04-02&checkout=2027-04-04' })
    const link = page.getByRole('link', { name: 'Sign in' })
    await expect
      .poll(() => link.getAttribute('href'))
      .toBe(`/fr/account/signin?origin=${encodeURIComponent('/fr/sejour/12#checkin=2027-04-02&checkout=2027-04-04')}`)
    await end()
  })

  it('leads to the booking lookup where there are no accounts', async () => {
    const { page, end } = await visit(fixture, 'account', { props: { ...props, accounts: false } })
    expect(await page.getByRole('link', { name: 'My booking' }).getAttribute('href')).toBe('/fr/booking-lookup')
    await end()
  })

  it('is a menu of profile, trips, wishlist and sign-out for a visitor who is signed in', async () => {
    const { page, button, end } = await signedIn()
    await button.click()
    const entries = page.getByRole('menuitem')
    expect(await entries.evaluateAll((items) => items.map((item) => item.getAttribute('href')))).toEqual([
      '/fr/account/settings/profile',
      '/fr/account/trips',
      '/fr/account/wishlist',
      '/fr/account/signout?origin=%2Ffr%2Fsejour%2F12',
    ])
    await end()
  })

  it('answers the keys of a menu button', async () => {
    const { page, button, end } = await signedIn()
    await button.focus()
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => focused(page)).toBe('Sign out')
    for (const [key, label] of [
      ['ArrowDown', 'My profile'],
      ['ArrowDown', 'My trips'],
      ['End', 'Sign out'],
      ['Home', 'My profile'],
      ['s', 'Sign out'],
    ] as const) {
      await page.keyboard.press(key)
      expect(await focused(page)).toBe(label)
    }
    await page.keyboard.press('Escape')
    expect(await button.getAttribute('aria-expanded')).toBe('false')
    expect(await focused(page)).toBe('My account')
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('My profile')
    await page.keyboard.press('Tab')
    expect(await button.getAttribute('aria-expanded')).toBe('false')
    await end()
  })
})
