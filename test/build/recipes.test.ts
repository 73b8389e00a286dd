import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** One step of a recipe: a new file, or lines above those that hold `before`. */
type Step = { readonly file: string } & ({ readonly content: string } | { readonly before: string; readonly lines: string })

interface Recipe {
  /** Of the site, without catalogues of texts, tests and the origin. */
  readonly maxFiles: number
  readonly steps: readonly Step[]
}

/** The README's recipes, each with an example. */
const recipes: Readonly<Record<string, Recipe>> = {
  'a filter with a list of values': {
    maxFiles: 4,
    steps: [
      { file: 'src/contract/filter-lists.ts', before: "tags: { facet: 'tag'", lines: "boards: { facet: 'board', inFacets: 'boards' }," },
      { file: 'src/domain/search/fields.ts', before: "tags: list('tags'", lines: "boards: list('boards', 'more')," },
      { file: 'src/ui/results/use-filter-name.ts', before: 'tags: t`Activities`', lines: 'boards: t`Board`,' },
      { file: 'src/domain/search/any-criteria.test-cases.ts', before: 'tags: list(token)', lines: 'boards: list(token),' },
    ],
  },
  'an island': {
    maxFiles: 5,
    steps: [
      {
        file: 'src/islands/tip-of-the-day/props.ts',
        content: `import * as v from 'valibot'

export const TipOfTheDayProps = v.object({ tips: v.array(v.string()) })
export type TipOfTheDayProps = v.InferOutput<typeof TipOfTheDayProps>
`,
      },
      {
        file: 'src/islands/tip-of-the-day/island.ts',
        content: `import { island } from '../../hydration/island.ts'
import { TipOfTheDayProps } from './props.ts'
import TipOfTheDay from './TipOfTheDay.tsx'

export const tipOfTheDay = island({ name: 'tip-of-the-day', component: TipOfTheDay, props: TipOfTheDayProps })
`,
      },
      {
        file: 'src/islands/tip-of-the-day/TipOfTheDay.tsx',
        content: `import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { TipOfTheDayProps } from './props.ts'
import css from './TipOfTheDay.module.css'

export default function TipOfTheDay({ tips }: TipOfTheDayProps): ReactNode {
  const [shown, setShown] = useState(0)
  return (
    <button type="button" className={css.tip} onClick={() => setShown((shown + 1) % tips.length)}>
      <Trans>Tip: {tips[shown]}</Trans>
    </button>
  )
}
`,
      },
      { file: 'src/islands/tip-of-the-day/TipOfTheDay.module.css', content: '.tip {\n  padding: 8px;\n}\n' },
      {
        file: 'src/islands/registry.ts',
        before: 'wishlist: () => import',
        lines: "'tip-of-the-day': () => import('./tip-of-the-day/TipOfTheDay.tsx'),",
      },
    ],
  },
  'a page with content of its own': {
    maxFiles: 5,
    steps: [
      { file: 'src/market/segments.ts', before: "| 'ideas'", lines: "| 'press'" },
      { file: 'src/market/segments.ts', before: 'ideas: slugs(', lines: "press: slugs('presse', 'prensa', 'pers', 'stampa')," },
      {
        file: 'routes/index.ts',
        before: "import { search } from './pages/search",
        lines: "import { press } from './pages/press/load.tsx'",
      },
      { file: 'routes/index.ts', before: "{ screen: 'ideas', load: ideas", lines: "{ screen: 'press', load: press, listed: true }," },
      {
        file: 'src/contract/press.ts',
        content: `import * as v from 'valibot'

export const Press = v.object({ seo: v.object({ title: v.string(), description: v.string() }), title: v.string(), releases: v.array(v.string()) })
`,
      },
      {
        file: 'worker/content/content.ts',
        before: 'import { StayDetail } from',
        lines: "import { Press } from '../../src/contract/press.ts'",
      },
      { file: 'worker/content/content.ts', before: "ideas: cms('ideas'", lines: "press: cms('press', Press, ['api', 'cms', 'press'])," },
      { file: 'worker/content/content.ts', before: 'ideas: () => note(', lines: 'press: () => note(store.read(entries.press)),' },
      {
        file: 'routes/pages/press/load.tsx',
        content: `import { msg } from '@lingui/core/macro'
import { markets } from '../../../src/market/markets.ts'
import { segments } from '../../../src/market/segments.ts'
import { Section } from '../../../src/ui/layout/Page.tsx'
import { tipOfTheDay } from '../../../src/islands/tip-of-the-day/island.ts'
import { Island } from '../../../src/hydration/server/Island.tsx'
import { contentPageOf } from '../../page.ts'
import { canonicalHref } from '../canonical.ts'
import { failedSection } from '../failed-section.tsx'

export const press = contentPageOf({
  critical: async ({ content }) => ({ found: await content.press() }),
  document: (context, { found }) =>
    found.kind === 'ok'
      ? {
          head: {
            ...found.value.seo,
            sheet: 'reading',
            canonical: canonicalHref(context, 'press'),
            alternates: markets.map(({ locale, language }) => ({ locale, path: \`/\${segments.press[language]}\` })),
          },
          caching: { seconds: 300, tags: ['press'] },
          frame: { kind: 'full', page: 'other' },
          body: (
            <Section>
              <h1>{found.value.title}</h1>
              <Island island={tipOfTheDay} when="visible" props={{ tips: found.value.releases }} />
            </Section>
          ),
        }
      : failedSection(context, context.i18n._(msg\`Press\`), 'press'),
})
`,
      },
    ],
  },
  'an upstream call of an island': {
    maxFiles: 4,
    steps: [
      {
        file: 'src/contract/calls/hotel.ts',
        before: 'yearPrices: call({',
        lines: `parking: call({
    path: '/hotels/:hotelId/parking.json',
    method: 'get',
    input: v.object({ hotelId: PathId }),
    output: v.object({ places: v.number() }),
    api: { cacheSeconds: 60 },
    upstream: { service: 'api', deadlineMs: 2500 },
  }),`,
      },
      {
        file: 'src/islands/tip-of-the-day/parking.ts',
        content: `import { apiQuery } from '../queries/api.ts'

export const parkingQuery = (hotelId: number) => apiQuery('/hotels/:hotelId/parking.json', { hotelId })

export const placesOf = (parking: { readonly places: number }): number => parking.places
`,
      },
      { file: 'test/faults/calls.ts', before: 'yearPrices: [', lines: 'parking: [{ hotelId: 1057 }],' },
      {
        file: 'origin/testing/call-examples.ts',
        before: 'yearPrices: {',
        lines: "parking: { 'places to park': () => ({ hotelId: 1057 }) },",
      },
    ],
  },
}

const isOfSite = (file: string): boolean => /^(src|worker|routes)\//.test(file)

describe('the recipes of the README', () => {
  const copy = mkdtempSync(join(tmpdir(), 'escale-recipes-'))
  const bin = resolve('node_modules/.bin')
  const run = (command: string, parameters: readonly string[]) =>
    execFileSync(join(bin, command), parameters, {
      cwd: copy,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production', PATH: `${bin}:${process.env['PATH']}` },
    })

  beforeAll(async () => {
    for (const file of ['src', 'worker', 'routes', 'origin', 'i18n', 'test', 'bench', '.ci'])
      cpSync(file, join(copy, file), { recursive: true, filter: isSource })
    for (const file of [
      'tsconfig.json',
      'package.json',
      'package-lock.json',
      'vite.config.ts',
      'vitest.config.ts',
      'lingui.config.ts',
      'oxlint.config.ts',
      'wrangler.toml',
    ])
      cpSync(file, join(copy, file))
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
    symlinkSync(resolve('public'), join(copy, 'public'))
    for (const step of Object.values(recipes).flatMap(({ steps }) => steps)) await take(copy, step)
  })
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  it.each(Object.entries(recipes))('%s: few files', (_, { maxFiles, steps }) => {
    const files = new Set(steps.map(({ file }) => file).filter(isOfSite))
    expect(files.size).toBeLessThanOrEqual(maxFiles)
  })

  it('satisfy the compiler and the rules of imports', () => {
    expect(run('tsc', ['-p', '.', '--incremental', 'false'])).toBe('')
    run('oxlint', ['--deny-warnings', '--quiet', 'src', 'worker', 'routes'])
    // Beside other tests the compiler takes over a minute.
  }, 240_000)

  it('build a site with the new island and the new page', () => {
    run('vite', ['build', '--logLevel', 'error'])
    const islands: Record<string, { lists: Record<string, string> }> = JSON.parse(
      readFileSync(join(copy, 'dist/client/.vite/islands.json'), 'utf8'),
    )
    expect(islands['tip-of-the-day']?.lists['fr_FR']).toMatch(/^\/assets\//)
    const worker = readFileSync(join(copy, 'dist/site/index.js'), 'utf8')
    for (const text of ['presse', '/hotels/:hotelId/parking.json', 'boards']) expect(worker).toContain(text)
    // Beside other tests a build takes over a minute.
  }, 240_000)
})

/** Sources only: pictures and what builds leave behind are many. */
const isSource = (path: string): boolean => !/node_modules|\.(avif|jpg|png|webp|pbf|pmtiles)$|\/dist\//.test(path)

/** Fails where the lines that a recipe names are not there. */
async function take(copy: string, step: Step): Promise<void> {
  const file = join(copy, step.file)
  if ('content' in step) {
    expect(existsSync(file), step.file).toBe(false)
    await mkdir(dirname(file), { recursive: true })
    writeFileSync(file, step.content)
    return
  }
  const lines = readFileSync(file, 'utf8').split('\n')
  const at = lines.findIndex((line) => line.includes(step.before))
  expect(at, `${step.file}: ${step.before}`).toBeGreaterThanOrEqual(0)
  writeFileSync(file, [...lines.slice(0, at), step.lines, ...lines.slice(at)].join('\n'))
}
