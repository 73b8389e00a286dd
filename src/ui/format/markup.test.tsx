import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { escaped } from './markup.ts'

it('text is escaped as React escapes it, in elements and in attributes', () => {
  const text = fc.string({ unit: fc.constantFrom('"', '&', "'", '<', '>', '`', '/', 'é', ' ', 'amp;', 'script'), minLength: 1 })
  fc.assert(
    fc.property(text, (written) => {
      expect(`<b title="${escaped(written)}">${escaped(written)}</b>`).toBe(renderToStaticMarkup(<b title={written}>{written}</b>))
    }),
  )
})
