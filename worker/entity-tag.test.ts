import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { entityTagOf } from './entity-tag.ts'

const utf8 = new TextEncoder()

it('an entity tag is that of the content, as text or as bytes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(entityTagOf(utf8.encode(text))).toBe(entityTagOf(text))
      expect(entityTagOf(text)).toMatch(/^W\/"[0-9a-f]{16}"$/)
    }),
  )
})

it('a page that differs in one place or its length has another tag', () => {
  const page = utf8.encode('<p>2 nuits · 327 €</p>'.repeat(300))
  const tags = new Set([entityTagOf(page)])
  for (let at = 0; at < page.length; at++) {
    const other = page.slice()
    other[at] = (other[at] ?? 0) ^ (1 << (at % 8))
    tags.add(entityTagOf(other))
    tags.add(entityTagOf(page.slice(0, at)))
  }
  expect(tags.size).toBe(2 * page.length + 1)
})

it('contents that have nothing in common have different tags', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 64, maxLength: 64 }), fc.uint8Array({ minLength: 64, maxLength: 64 }), (one, other) => {
      fc.pre(one.join() !== other.join())
      expect(entityTagOf(new Uint8Array(one))).not.toBe(entityTagOf(new Uint8Array(other)))
    }),
  )
})
