import { expect, it, vi } from 'vitest'
import type { PageContext } from './context.ts'
import type { PageDocument } from './document.ts'
import { idOf, errorPage, pageOf } from './page.ts'

const context = {} as PageContext
const documentOf = (title: string): PageDocument => ({
  head: { title },
  caching: { seconds: 0, tags: [] },
  frame: { kind: 'bare' },
  body: null,
})

it('starts the deferred calls with what the critical part returned, and makes the document from both', async () => {
  const load = pageOf({
    critical: async (_, params) => ({ name: params['slug'] ?? '' }),
    deferred: (_, { name }) => ({ offers: Promise.resolve(`offers of ${name}`) }),
    document: (_, { name, offers }) => ({ ...documentOf(name), body: offers }),
  })
  const { head, body } = await load(context, { slug: 'lille' })
  expect(head.title).toBe('lille')
  expect(await body).toBe('offers of lille')
})

it('starts no deferred call when another page is shown', async () => {
  const deferred = vi.fn<() => object>(() => ({}))
  const load = pageOf({
    critical: async () => errorPage(documentOf('Page not found')),
    deferred,
    document: () => documentOf('unused'),
  })
  expect((await load(context, {})).head.title).toBe('Page not found')
  expect(deferred).not.toHaveBeenCalled()
})

it.each([
  ['12', 12],
  ['0', undefined],
  ['1e3', undefined],
  ['1234567890', undefined],
  ['', undefined],
  [undefined, undefined],
])('reads %s in a path as %s', (text, id) => expect(idOf(text)).toBe(id))
