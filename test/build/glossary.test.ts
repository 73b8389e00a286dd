import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseSync } from 'vite'

/** Entries of the glossary's last columns, by how they are written there. */
interface Avoided {
  /** Plain: in names, comments and titles, in lower case. */
  readonly plainWords: readonly string[]
  /** In back quotes: as a whole name. */
  readonly names: ReadonlySet<string>
  /** In double quotes: in comments and titles. */
  readonly phrases: readonly string[]
}

function avoidedIn(glossary: string): Avoided {
  const rows = glossary.split('\n').filter((line) => /^\| (?!term|instead|-)/.test(line))
  const entries = rows.flatMap((row) => (row.split('|').at(-2) ?? '').split(',')).map((entry) => entry.trim())
  const quotedBy = (mark: string) => entries.filter((entry) => entry.startsWith(mark)).map((entry) => entry.slice(1, -1))
  return {
    plainWords: entries.filter((entry) => /^\w/.test(entry)).map((entry) => splitName(entry).join(' ')),
    names: new Set(quotedBy('`')),
    phrases: quotedBy('"'),
  }
}

/** `hotelAndDates` → hotel, and, dates. */
const splitName = (name: string): string[] =>
  name
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[_./-]/g, ' ')
    .toLowerCase()
    .split(/\s+/)

/** Returns lower-case words and punctuation, separated by spaces, without `code` and "quoted" texts. */
const proseOf = (text: string): string =>
  (
    text
      .replaceAll(/```[^]*?```|`[^`]*`|"[^"\n]*"|“[^”]*”/g, ' . ')
      .toLowerCase()
      .match(/[\p{L}\d'’-]+|[.,:;!?()]/gu) ?? []
  ).join(' ')

const contains = (text: string, plainWords: string): boolean => ` ${text} `.includes(` ${plainWords} `)

function isAvoided(name: string, plainWords: readonly string[]): boolean {
  const parts = splitName(name).join(' ')
  return plainWords.some((word) => contains(parts, word))
}

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

const isTest = (callee: unknown): boolean =>
  isNode(callee) && (['it', 'test', 'describe'].includes(String(callee['name'])) || isTest(callee['object']) || isTest(callee['callee']))

/** Collects identifiers, without properties read from an object, and titles of tests and groups. */
function collect(value: unknown, found: { names: Set<string>; titles: string[] }): void {
  if (Array.isArray(value)) for (const item of value) collect(item, found)
  if (!isNode(value)) return
  if ((value.type === 'Identifier' || value.type === 'JSXIdentifier') && typeof value['name'] === 'string') found.names.add(value['name'])
  if (value.type === 'CallExpression' && isTest(value['callee']) && Array.isArray(value['arguments'])) {
    const [title] = value['arguments']
    if (isNode(title) && typeof title['value'] === 'string') found.titles.push(title['value'])
  }
  for (const [key, child] of Object.entries(value)) {
    const isRead = key === 'property' && value.type === 'MemberExpression' && value['computed'] === false
    if (!isRead) collect(child, found)
  }
}

/** Finds avoided words in a script: names, `line: word` in comments, `title: word` in titles. */
function findInScript(
  file: string,
  text: string,
  { plainWords, names, phrases }: Avoided,
): Record<'names' | 'comments' | 'titles', string[]> {
  const { program, comments } = parseSync(file, text)
  const found = { names: new Set<string>(), titles: [] }
  collect(program, found)
  const inProse = (sentence: string, place: string | number) => {
    const prose = proseOf(sentence)
    return [...plainWords, ...phrases].filter((word) => contains(prose, word)).map((word) => `${place}: ${word}`)
  }
  return {
    names: [...found.names].filter((name) => names.has(name) || isAvoided(name, plainWords)).sort(),
    comments: comments.flatMap(({ value, start }) => inProse(value, text.slice(0, start).split('\n').length)),
    titles: found.titles.flatMap((title) => inProse(title, title)),
  }
}

/** Finds avoided words in prose, as `line: word`. */
const findInProse = (text: string, { plainWords, phrases }: Avoided): string[] =>
  text.split('\n').flatMap((line, at) => {
    const prose = proseOf(line)
    return [...plainWords, ...phrases].filter((word) => contains(prose, word)).map((word) => `${at + 1}: ${word}`)
  })

describe('the glossary', () => {
  const avoided = avoidedIn(readFileSync('docs/glossary.md', 'utf8'))
  const scripts = globSync(['{src,worker,routes,origin,bench,test}/**/*.{ts,tsx,mjs}', '.ci/*.{ts,mjs}', '*.ts'], {
    exclude: (path) => path.includes('node_modules') || path.endsWith('.d.ts'),
  }).sort()
  const found = scripts.map((file) => ({ file, ...findInScript(file, readFileSync(file, 'utf8'), avoided) }))

  it('lists words that are found in names, comments and titles, whole names, and phrases', () => {
    const sample = avoidedIn('| term | meaning | not |\n| --- | --- | --- |\n| guests | who stays | party, first sight, `of`, "whoever" |')
    const text = [
      '/** The party\'s room, "party" in quotes, third-party, whoever: `party`. */',
      "const partyDates = ({ of: offer }: { of: string }) => offer.party + 'party'",
      'export const firstSightOf = partyDates, offset = 1 // at first sight',
      "describe.each(rows)('the party of a stay', () => it('offers', () => partyDates))",
    ].join('\n')
    expect(findInScript('sample.ts', text, sample)).toEqual({
      names: ['firstSightOf', 'of', 'partyDates'],
      comments: ['1: whoever', '3: first sight'],
      titles: ['the party of a stay: party'],
    })
    expect(findInProse('A `party`\nof whoever', sample)).toEqual(['2: whoever'])
    expect(avoided.plainWords).toContain('house')
    expect(scripts.length).toBeGreaterThan(1000)
  })

  it.each(['names', 'comments', 'titles'] as const)('is followed by all %s of scripts', (kind) => {
    expect(found.flatMap(({ file, [kind]: places }) => places.map((place) => `${file}: ${place}`))).toEqual([])
  })

  it('is followed by file names', () => {
    expect(scripts.filter((file) => isAvoided(file, avoided.plainWords))).toEqual([])
  })

  it('is followed by styles, migrations and documents', () => {
    const comments: Readonly<Record<string, RegExp>> = { css: /\/\*[^]*?\*\//g, sql: /--.*/g, toml: /#.*/g, md: /[^]+/g }
    const files = globSync(['{src,origin}/**/*.{css,sql,md}', '*.{toml,md}', 'docs/**/*.md'], {
      exclude: ['docs/glossary.md', 'docs/spec/**'],
    })
    const places = files.flatMap((file) => {
      const pattern = comments[file.split('.').at(-1) ?? ''] ?? /$^/
      const text = readFileSync(file, 'utf8')
      return [...text.matchAll(pattern)].flatMap(({ 0: comment, index }) => {
        const blankLines = '\n'.repeat(text.slice(0, index).split('\n').length - 1)
        return findInProse(blankLines + comment, avoided).map((place) => `${file}: ${place}`)
      })
    })
    expect(places).toEqual([])
  })
})
