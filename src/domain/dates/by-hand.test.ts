import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Parts of a `Date`, and the length of a day: what calendar arithmetic by hand is made of. */
const byHand = /\.(get|set)(UTC)?(Day|Date|Month|FullYear|Hours)\(|Date\.UTC\(|86_?400_000|864e5/

it('counts days and months by hand in the files of docs/decisions/0061 only', () => {
  const files = globSync('{src,worker,routes,origin}/**/*.{ts,tsx}').filter((file) => !/\.test(-cases)?\.tsx?$/.test(file))
  expect(files.length).toBeGreaterThan(800)
  expect(files.filter((file) => byHand.test(readFileSync(file, 'utf8'))).toSorted()).toEqual([
    'origin/clock/days.ts',
    'src/contract/iso-date.ts',
    'src/contract/scalars.ts',
    'src/domain/consent/consent.ts',
    'src/domain/dates/days.ts',
  ])
})
