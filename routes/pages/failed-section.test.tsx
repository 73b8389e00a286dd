import { setupI18n } from '@lingui/core'
import { expect, it } from 'vitest'
import { markup, textOf } from '../../test/rendered.tsx'
import { box } from './box/load.tsx'
import { ideas } from './ideas/load.tsx'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

// @rule B8.23
it.each([
  ['ideas', ideas, '/fr/idees-week-end', 'Weekend ideas'],
  ['a box without the list of boxes', box, '/fr/coffrets-cadeaux/p/spa/201EBOX', 'Gift boxes'],
])('%s that cannot be read: "Oops, something went wrong" below the title, with a retry, 503', async (_, load, path, title) => {
  const unavailable = () => Promise.resolve({ kind: 'unavailable' })
  const content = { ideas: unavailable, boxes: unavailable, settings: () => Promise.resolve(null) }
  const page = await load({ content, i18n, url: new URL(`https://escale.example${path}`) } as never, {})
  expect(page).toMatchObject({ status: 503, head: { title, robots: 'noindex' }, caching: { seconds: 0 } })
  const html = markup(page.body)
  expect(textOf(html)).toMatch(new RegExp(`^${title} Oops, something went wrong`))
  expect(html).toContain(`href="${path}"`)
})
