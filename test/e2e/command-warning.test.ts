import { expect } from 'vitest'
import { enhancementsOf } from './built-files.ts'
import { it } from './it.ts'

it('a dialog opens without a warning of the browser, once the page is idle', async ({ visitor }) => {
  const page = await visitor()
  const enhanced = enhancementsOf(page)
  const warnings: string[] = []
  page.on('console', (message) => message.text().includes('popovertarget') && warnings.push(message.text()))
  await page.goto('/fr/sejour/10572')
  await enhanced
  const opener = page.locator('main button[popovertarget][aria-haspopup="dialog"]:visible:not(article *)').first()
  await opener.click()
  await page.locator('dialog:modal').waitFor()
  expect(warnings).toEqual([])
  // Other browsers open its popover.
  expect(await opener.getAttribute('popovertarget')).not.toBeNull()
})
