import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { violations } from '../axe.ts'
import { it as base } from './fixture/it.ts'

const props = { accounts: true, origin: '/fr/sejour/12' }
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

/** Page of a signed-in visitor. */
const it = base.extend('signedIn', ({ visit }) => async () => {
  const { page, origin } = await visit('account', { props })
  await page.context().addCookies([{ name: 'escale_session', value: '1', url: origin }])
  await page.reload()
  return { page, button: page.getByRole('button', { name: 'My account' }) }
})

describe('the account button', () => {
  // @rule B2.42
  it('links to sign-in, and back to this page with its choices', async ({ visit }) => {
    const { page } = await visit('account', { props, at: '/#checkin=2027-04-02&checkout=2027-04-04' })
    const link = page.getByRole('link', { name: 'Sign in' })
    await expect
      .poll(() => link.getAttribute('href'))
      .toBe(`/fr/account/signin?origin=${encodeURIComponent('/fr/sejour/12#checkin=2027-04-02&checkout=2027-04-04')}`)
    expect(await violations(page)).toEqual([])
  })

  it('links to the booking lookup without accounts', async ({ visit }) => {
    const { page } = await visit('account', { props: { ...props, accounts: false } })
    expect(await page.getByRole('link', { name: 'My booking' }).getAttribute('href')).toBe('/fr/booking-lookup')
    expect(await violations(page)).toEqual([])
  })

  it('is a menu of profile, trips, wishlist and sign-out for a visitor who is signed in', async ({ signedIn }) => {
    const { page, button } = await signedIn()
    await button.click()
    const entries = page.getByRole('menuitem')
    expect(await entries.evaluateAll((items) => items.map((item) => item.getAttribute('href')))).toEqual([
      '/fr/account/settings/profile',
      '/fr/account/trips',
      '/fr/account/wishlist',
      '/fr/account/signout?origin=%2Ffr%2Fsejour%2F12',
    ])
    expect(await violations(page)).toEqual([])
  })

  it('supports the keys of a menu button', async ({ signedIn }) => {
    const { page, button } = await signedIn()
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
    expect(await violations(page)).toEqual([])
  })
})
