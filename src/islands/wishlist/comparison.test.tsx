import { expect, it } from 'vitest'
import { markup, textOf } from '../../../test/rendered.tsx'
import { Comparison } from './Comparison.tsx'

it('the table of the comparison says in its caption how it is read', () => {
  const html = markup(<Comparison products={[]} hash="" dates={undefined} onLeave={() => {}} onClose={() => {}} />)
  expect(textOf(/<table[^>]*><caption.*?<\/caption>/s.exec(html)?.[0] ?? '')).toBe(
    'A column for each stay, a row for each property. The last rows compare the facilities of the hotels.',
  )
})
