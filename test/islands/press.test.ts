import { expect } from 'vitest'
import { itOpensPages as it } from '../open-pages.ts'
import { press } from '../press.ts'

const button = `<style>button { padding: 20px; border: 2px solid } span { position: relative }</style>
<button onclick="document.title += '/' + event.target.localName"><span>Choose dates</span></button>`

it('a press is on the words that are seen, or on the padding around them', async ({ pages }) => {
  const page = await pages.open({})
  await page.setContent(`<title></title>${button}`)
  await press(page, 'Choose dates')
  expect(await page.title()).toBe('/span')
  await press(page, 'Choose dates', 'padding')
  expect(await page.title()).toBe('/span/button')
})

it('a press reaches what covers the words', async ({ pages }) => {
  const page = await pages.open({})
  await page.setContent(`<title></title>${button}<i style="position: fixed; inset: 0" onclick="document.title = 'covered'"></i>`)
  await press(page, 'Choose dates')
  expect(await page.title()).toBe('covered')
})
