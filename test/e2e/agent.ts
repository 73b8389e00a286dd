import type { Page } from 'playwright'
import { inject } from 'vitest'

/** The console names a 401, which the sign-in page has. */
export const signInStatus = /status of 401/

/** Address on the customer-care host. */
export const careAddress = (path: string): string => `http://care.${new URL(inject('site')).host}${path}`

/** Opens a page of customer care and signs in on the way. */
export async function openAsAgent(page: Page, path: string): Promise<void> {
  await page.goto(careAddress(path))
  await signIn(page)
}

/** Signs in from the sign-in page. */
export async function signIn(page: Page): Promise<void> {
  await page.locator('main a[href^="/care/sign-in"]').click()
  await page.getByRole('button', { name: 'agent@escale.example' }).click()
  await page.getByRole('button', { name: /Déconnexion|Uitloggen/ }).waitFor()
}
