import { expect, test } from 'vitest'
import pictures from './pictures.json' with { type: 'json' }

/** Words that are true of one region or one number of glasses only, in any language. */
const tooNarrow =
  /tus[ck]an|toscan|toscaan|andalu|andalou|\bardenn|\bardenas|four glasses|quatre vins|cuatro vinos|vier glazen|quattro vini/i

test('captions are true in every region where a picture is shown', () => {
  const captions = pictures.flatMap(({ id, alt }) => Object.values(alt).map((caption) => `${id}: ${caption.trim()}`))
  expect(captions.filter((caption) => tooNarrow.test(caption.slice(caption.indexOf(':'))))).toEqual([])
})

test('only the farm among the lavender of Provence is a mas', () => {
  const farms = pictures.filter(({ alt }) => /\bmas\b/i.test(alt.fr))
  expect(new Set(farms.map(({ countries }) => countries.join()))).toEqual(new Set(['FR']))
})

test('a picture of rocky coasts only has them in its text in every language', () => {
  const captions = pictures.filter(({ id }) => id.startsWith('lighthouse-')).flatMap(({ alt }) => Object.values(alt))
  expect(captions.length).toBeGreaterThan(10)
  expect(captions.filter((caption) => !/rock|roch|rocos|rots|roccios/.test(caption))).toEqual([])
})
