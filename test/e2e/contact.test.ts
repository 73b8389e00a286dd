import { expect } from 'vitest'
import { violations } from '../axe.ts'
import { openAsAgent, signInStatus } from './agent.ts'
import { enter } from './booking-steps.ts'
import { it } from './it.ts'
import { hasFocus, tabTo } from './keyboard.ts'

// @rule B4.100 B9.93 B8.22 B4.99
it('by keyboard: a chat, and a message in a dialog that is corrected, fails once, and is sent', async ({ visitor, complaintsSoFar }) => {
  const page = await visitor()
  await page.goto('/es/contacto')
  const chat = page.getByRole('button', { name: 'Chatear con nosotros' })
  await chat.waitFor()
  const foreign = () =>
    page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('messenger')).length)
  expect(await foreign()).toBe(0)
  await enter(page, chat)
  await page.frameLocator('iframe').getByText('Pantalla de demostración').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => hasFocus(chat)).toBe(true)

  await enter(page, page.getByRole('link', { name: 'Déjanos un mensaje' }))
  const dialog = page.getByRole('dialog', { name: 'Déjanos un mensaje' })
  await dialog.waitFor()
  expect(new URL(page.url()).pathname).toBe('/es/contacto')
  const reason = dialog.getByRole('combobox')
  const number = dialog.getByLabel('Número de reserva')
  const email = dialog.getByLabel('Tu correo electrónico')
  expect(await email.isVisible()).toBe(false)
  // Before the booking there is no number.
  await tabTo(page, reason)
  await page.keyboard.press('ArrowDown')
  await email.waitFor()
  expect(await number.isVisible()).toBe(false)
  await page.keyboard.press('ArrowDown')
  await number.waitFor()

  await tabTo(page, number)
  await page.keyboard.type('123')
  await page.keyboard.press('Tab')
  await dialog.locator('[data-error="bookingNumber"]:visible').waitFor()
  await tabTo(page, email)
  await page.keyboard.type('fails@crm.exampl')
  await enter(page, dialog.getByRole('button', { name: 'Enviar' }))
  await expect.poll(() => dialog.locator('[data-error-summary] li').count()).toBe(4)
  expect(await violations(page, 'dialog')).toEqual([])
  const texts = [
    [number, '12345678'],
    [dialog.getByLabel('Nombre y apellidos'), 'Ana Núñez'],
    [email, 'fails@crm.example'],
    [dialog.getByLabel('Número de teléfono'), '+34 600 000 000'],
    [dialog.getByLabel(/^Mensaje/), 'El jacuzzi estaba frío.'],
  ] as const
  for (const [field, text] of texts) {
    await tabTo(page, field)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(text)
  }
  await enter(page, dialog.getByRole('button', { name: 'Enviar' }))

  // The CRM fails: a page with everything typed.
  await page.getByRole('alert').getByText('Algo ha fallado').waitFor()
  expect(complaintsSoFar().join()).toMatch(/^[^,]*503[^,]*$/)
  expect(await violations(page)).toEqual([])
  const again = page.getByRole('main')
  expect(await again.getByLabel(/^Mensaje/).inputValue()).toBe('El jacuzzi estaba frío.')
  expect(await again.getByLabel('Número de reserva').inputValue()).toBe('12345678')
  await tabTo(page, again.getByLabel('Tu correo electrónico'))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('ana@gmial.com')
  await page.keyboard.press('Tab')
  const suggestion = page.getByRole('button', { name: 'ana@gmail.com' })
  await suggestion.waitFor()
  await page.keyboard.press('Shift+Tab')
  expect(await hasFocus(suggestion)).toBe(true)
  await page.keyboard.press('Enter')
  await enter(page, again.getByRole('button', { name: 'Enviar' }))
  await page.getByText('Gracias por tu mensaje').waitFor()
  expect(new URL(page.url()).search).toBe('?ref=contact_thank_you')
  expect(await violations(page)).toEqual([])
  // Nothing of it is remembered.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('escale.typed.contact'))).toBeNull()
})

// @rule B4.100
it('without scripts: the form is a page, corrected there; visitors read whom to call, customer care sends it', async ({
  visitor,
  tolerate,
}) => {
  tolerate(signInStatus)
  // Of a form that is not complete.
  tolerate(/status of 422/)
  const page = await visitor({ scripts: false, width: 360 })
  await page.goto('/fr/contact')
  expect(await page.getByRole('button', { name: 'Discuter avec nous' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Laissez-nous un message' }).click()
  await page.getByRole('heading', { level: 1, name: 'Laissez-nous un message' }).waitFor()
  const send = page.getByRole('button', { name: 'Envoyer' })
  expect(await send.isVisible()).toBe(false)
  await page.getByRole('combobox').selectOption('complaint')
  await page.getByText('Sans JavaScript, appelez-nous').waitFor()

  await openAsAgent(page, '/fr/contact/message')
  await page.getByRole('combobox').selectOption('avv_info')
  expect(await page.getByLabel('Numéro de réservation').isVisible()).toBe(false)
  await page.getByLabel('Prénom et nom').fill('Zoé D’Alembert')
  await page.getByLabel(/^Message/).fill('Le petit-déjeuner est-il inclus ?')
  await send.click()
  await page.getByText('Vérifiez ces champs').waitFor()
  expect(await page.getByLabel(/^Message/).inputValue()).toBe('Le petit-déjeuner est-il inclus ?')
  await page.getByLabel('Votre e-mail').fill(`zoe+${crypto.randomUUID()}@example.com`)
  await page.getByLabel('Numéro de téléphone').fill('06 12 34 56 78')
  await send.click()
  await page.getByText('Merci pour votre message').waitFor()
})
