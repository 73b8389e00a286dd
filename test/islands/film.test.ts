import { expect } from 'vitest'
import { violations } from '../axe.ts'
import { it as base } from './fixture/it.ts'

const pixel = (at: number) => `data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=#${at}`
const pictures = [1, 2, 3].map((at) => ({
  url: pixel(at),
  alt: `Picture ${at}`,
  sizes: { '120_80': pixel(at), '640_360': pixel(at), '960_540': pixel(at), '1600_900': pixel(at) },
}))
const steps = ['You choose.', 'You receive.', 'They book.', 'They leave.']
const it = base.extend(
  'opened',
  ({ visit }) =>
    (seconds: number) =>
      visit('film', { props: { steps, pictures, seconds } }, { screen: 'narrow' }),
)

// @rule B2.27
it('the film is a poster until it is played, then shows every scene with its caption and stops at the last', async ({ opened }) => {
  const { page } = await opened(0.05)
  const film = page.getByRole('figure', { name: 'How it works: the film' })
  const shown = () => film.locator('img').getAttribute('src')
  expect([await shown(), await film.getByText('You choose.').count()]).toEqual([pixel(1), 0])
  await film.evaluate((figure) => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const caption = figure.querySelector('p')?.textContent ?? ''
      if (seen.at(-1) !== caption) seen.push(caption)
    }).observe(figure, { subtree: true, childList: true, characterData: true })
  })
  await film.getByRole('button').click()
  await film.getByRole('button', { name: 'Play again' }).waitFor()
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual(steps.map((step, at) => `${at + 1}/4 ${step}`))
  // Four scenes, three pictures.
  expect(await shown()).toBe(pixel(1))
  expect(await violations(page)).toEqual([])
})

// @rule B2.27
it('the film pauses and continues by keyboard, and shows any scene', async ({ opened }) => {
  const { page } = await opened(60)
  const film = page.getByRole('figure')
  const button = (name: string) => film.getByRole('button', { name, exact: true })
  await film.getByRole('button', { name: 'Play the film (240 seconds)' }).focus()
  await page.keyboard.press('Enter')
  await film.getByText('1/4 You choose.').waitFor()
  // The focus is on the pause button.
  await page.keyboard.press('Enter')
  await button('Play').waitFor()
  expect(await button('Play').evaluate((it) => it === document.activeElement)).toBe(true)
  await page.keyboard.press('Tab')
  for (const caption of ['2/4 You receive.', '3/4 They book.', '4/4 They leave.']) {
    await page.keyboard.press('Enter')
    await film.getByText(caption).waitFor()
  }
  expect(await button('Next scene').getAttribute('aria-disabled')).toBe('true')
  await button('Previous scene').focus()
  await page.keyboard.press('Space')
  await film.getByText('3/4 They book.').waitFor()
  await button('Play').focus()
  await page.keyboard.press('Enter')
  await button('Pause').waitFor()
  expect(await violations(page)).toEqual([])
})
