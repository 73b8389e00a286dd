import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { it } from './it.ts'

/** What password managers, converters and translators do to a page, before its islands wake. Each runs in the browser. */
const intrusions = {
  'an empty element after each field and button': () => {
    for (const control of document.querySelectorAll('travel-island :is(input, select, button)'))
      control.after(document.createElement('div'))
  },
  'an element at the start of each island': () => {
    for (const island of document.querySelectorAll('travel-island')) island.prepend(document.createElement('div'))
  },
  'each text in two elements': () => {
    const texts: Text[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node instanceof Text && node.data.trim() !== '' && !node.parentElement?.closest('script, style, noscript, textarea'))
        texts.push(node)
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      text.replaceWith(outer)
      outer.append(inner)
      inner.append(text)
    }
  },
} satisfies Readonly<Record<string, () => void>>

interface Use {
  readonly name: string
  readonly path: string
  readonly use: (page: Page) => Promise<void>
}

/** What a visitor does with each island, and sees. */
const uses: readonly Use[] = [
  {
    name: 'the search box opens its calendar',
    path: '/fr/week-ends/paris',
    use: async (page) => {
      await page
        .getByRole('button', { name: /^Dates/ })
        .first()
        .click()
      await page.getByRole('dialog', { name: 'Dates' }).getByRole('grid').first().waitFor()
    },
  },
  {
    name: 'the search box opens its guests',
    path: '/fr',
    use: async (page) => {
      await page
        .getByRole('button', { name: /^Voyageurs/ })
        .first()
        .click()
      await page
        .getByRole('button', { name: /^Plus.*Adultes/ })
        .first()
        .waitFor()
    },
  },
  {
    name: 'the filters have their sliders',
    path: '/fr/week-ends/normandie',
    use: async (page) => {
      const section = page.locator('travel-island[data-name=filters] details[data-section=price]')
      await section.locator('summary').click()
      await expect.poll(() => section.getByRole('slider').count()).toBe(2)
    },
  },
  {
    name: 'the order of the results opens',
    path: '/fr/week-ends/normandie',
    use: async (page) => {
      await page.locator('travel-island[data-name=sort] summary').click()
      await page.locator('travel-island[data-name=sort] details[open]').getByText('Prix croissants').waitFor()
    },
  },
  {
    name: 'a stay opens its calendar',
    path: '/fr/sejour/10572',
    use: async (page) => {
      await page.locator('travel-island[data-name=booking] button[aria-haspopup=dialog]').first().click()
      await page.getByRole('dialog').getByRole('grid').first().waitFor()
    },
  },
]

/** React reports that it rendered an island anew. */
const rendersAnew = /Minified React error #418/

describe.each(Object.entries(intrusions))('with %s', (_, intrude) => {
  it.for(uses)('$name', async ({ path, use }, { visitor, pages }) => {
    const page = await visitor()
    pages.tolerate(rendersAnew)
    await page.addInitScript(`addEventListener('DOMContentLoaded', ${intrude.toString()})`)
    await page.goto(path)
    await use(page)
    expect(await page.locator('travel-island[data-failed]').count()).toBe(0)
  })
})

it('the market is what the server wrote, whatever language a translator names', async ({ visitor, pages }) => {
  const page = await visitor()
  pages.tolerate(/made by a test/)
  const locales: (string | null)[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.startsWith('/api/')) locales.push(url.searchParams.get('locale'))
  })
  await page.addInitScript("addEventListener('DOMContentLoaded', () => { document.documentElement.lang = 'en' })")
  await page.goto('/fr/week-ends/normandie')
  const reported = page.waitForRequest('**/api/error?**')
  await page.evaluate(() => void setTimeout(() => reportError(new Error('made by a test'))))
  const { status } = await (await reported).response().then((response) => ({ status: response?.status() }))
  expect(status).toBeLessThan(300)
  expect(new Set(locales)).toEqual(new Set(['fr_FR']))
})
