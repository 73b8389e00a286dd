import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseSync } from 'vite'

/** Rule of the specification: `S` (search) or `B` (booking and gifting), section, number. */
interface Rule {
  readonly id: string
  readonly subject: string
  readonly rule: string
  /** The site does something else on purpose. */
  readonly departure?: {
    /** Number of the decision record, which names the rule. */
    readonly record: number
    /** What visitors gain. */
    readonly gain: string
  }
}

interface RuleTest {
  readonly file: string
  readonly title: string
}

const rulesFile = 'docs/spec-rules.json'
const coverageFile = 'docs/spec-coverage.md'
const testFiles = '{src,worker,routes,origin,i18n,test}/**/*.test.{ts,tsx}'

/**
 * Compares the rules with the tests that carry their ids (`// @rule S3.2` above a test or a group of tests).
 * Returns the problems, a line each, and the table for `docs/spec-coverage.md`.
 */
export function specCoverage(): { readonly problems: readonly string[]; readonly table: string } {
  const rules: readonly Rule[] = JSON.parse(readFileSync(rulesFile, 'utf8'))
  const tests = testsByRule()
  const ids = new Set(rules.map(({ id }) => id))
  const problems = [
    ...rules.filter(({ id, departure }) => !tests.has(id) && !departure).map(({ id, rule }) => `${id} has no test: ${rule}`),
    ...[...tests].filter(([id]) => !ids.has(id)).map(([id, [test]]) => `${id} is not a rule: ${test?.file}`),
    ...rules.flatMap(({ id, departure }) =>
      departure && !recordOf(departure.record)?.text.includes(id) ? [`record ${departure.record} does not name ${id}`] : [],
    ),
    ...(ids.size === rules.length ? [] : ['two rules have the same id']),
  ]
  return { problems, table: tableOf(rules, tests) }
}

function testsByRule(): Map<string, RuleTest[]> {
  const tests = new Map<string, RuleTest[]>()
  for (const file of globSync(testFiles).sort()) {
    const source = readFileSync(file, 'utf8')
    if (!source.includes('// @rule ')) continue
    const { program, comments } = parseSync(file, source)
    const titles = titlesIn(program)
    for (const { value, end } of comments) {
      if (!value.startsWith(' @rule ')) continue
      const title = titles.find(({ start }) => start > end)?.title ?? ''
      for (const id of value.slice(' @rule '.length).trim().split(/\s+/)) tests.set(id, [...(tests.get(id) ?? []), { file, title }])
    }
  }
  return tests
}

/** Returns a decision record by its number. */
function recordOf(number: number): { readonly file: string; readonly text: string } | undefined {
  const [path] = globSync(`docs/decisions/${String(number).padStart(4, '0')}-*.md`)
  return path === undefined ? undefined : { file: basename(path), text: readFileSync(path, 'utf8') }
}

interface Titled {
  readonly start: number
  readonly title: string
}

/** Returns the tests and groups of a file in source order: the first string of each call of `it`, `test` or `describe`. */
function titlesIn(node: unknown): Titled[] {
  if (typeof node !== 'object' || node === null) return []
  const call = node as { type?: string; start?: number; callee?: unknown; arguments?: { value?: unknown }[] }
  const [first] = call.arguments ?? []
  const own =
    call.type === 'CallExpression' && typeof first?.value === 'string' && /^(it|test|describe)$/.test(rootOf(call.callee))
      ? [{ start: call.start ?? 0, title: first.value }]
      : []
  const inner = Object.values(node).flatMap((child) => (Array.isArray(child) ? child.flatMap(titlesIn) : titlesIn(child)))
  return [...own, ...inner].sort((a, b) => a.start - b.start)
}

/** Returns the first name of a callee such as `it.each(table)`. */
function rootOf(callee: unknown): string {
  const { name, object, callee: called, tag } = callee as { name?: string; object?: unknown; callee?: unknown; tag?: unknown }
  const next = object ?? called ?? tag
  return next ? rootOf(next) : (name ?? '')
}

function tableOf(rules: readonly Rule[], tests: ReadonlyMap<string, readonly RuleTest[]>): string {
  const subjects = [...new Set(rules.map(({ subject }) => subject))]
  const row = ({ id, rule, departure }: Rule) => {
    const cells = (tests.get(id) ?? []).map(({ file, title }) => `\`${file}\` ${title.replaceAll('|', '\\|')}`)
    const told = departure
      ? `${rule}<br>**Departs** ([record ${departure.record}](decisions/${recordOf(departure.record)?.file})): ${departure.gain}`
      : rule
    return `| ${id} | ${told} | ${cells.join('<br>')} |`
  }
  const sections = subjects.map((subject) => {
    const rows = rules.filter((rule) => rule.subject === subject).map(row)
    return [`## ${subject}`, '', '| id | rule | tests |', '| --- | --- | --- |', ...rows, ''].join('\n')
  })
  return `${head}\n${sections.join('\n')}`
}

const head = `# Rules of the specification and their tests

Written by \`npm run spec\` from \`docs/spec-rules.json\` and the tests, which carry the ids of their rules (\`// @rule S3.2\`). \`S\` is the search
specification, \`B\` the one of booking and gifting; the number before the point is the section. A rule without a test fails \`npm test\`. Where
the site departs from a rule on purpose, the row names the decision record and what visitors gain; its tests, if any, hold what the site does instead.
`

if (import.meta.main) {
  const { problems, table } = specCoverage()
  writeFileSync(coverageFile, table)
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
