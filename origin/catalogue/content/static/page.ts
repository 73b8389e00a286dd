import type { RichTextContent } from '../../../../src/contract/cms/rich-text.ts'
import type { Locale, Market } from '../../../../src/market/markets.ts'
import { companies } from '../company.ts'
import type { Edition } from '../edition.ts'
import { openingHours } from '../hours.ts'
import { facts } from './facts.ts'
import { staticPageIds } from './ids.ts'

/**
 * A line of a page: `[text](address)` is a link, `**text**` bold. Values: `{company.…}`, `{facts.…}`, `{to.…}`, `{hours.…}`. A line that
 * differs in Belgium is an object by locale.
 */
type Line = string | Readonly<Partial<Record<Locale, string>>>

/** A title and paragraphs; a list of lines is a list. */
interface Section {
  readonly title?: Line
  readonly body: readonly (Line | readonly Line[])[]
}

export interface PageText {
  readonly title: Line
  readonly description: Line
  readonly sections: readonly Section[]
}

export function richText(sections: readonly Section[], edition: Edition): RichTextContent {
  const values = valuesOf(edition)
  const lines = (line: Line): string[] => filled(lineOf(line, edition), values, edition.market)
  return sections.flatMap(({ title, body }) => [
    ...(title === undefined ? [] : [{ type: 'heading' as const, items: [[{ text: lineOf(title, edition) }]] }]),
    ...body.map((part) =>
      isList(part)
        ? { type: 'list' as const, items: part.flatMap(lines).map(runs) }
        : { type: 'paragraph' as const, items: lines(part).map(runs) },
    ),
  ])
}

/** A line as its locale has it. */
export const lineOf = (line: Line, { locale }: Edition): string => (typeof line === 'string' ? line : (line[locale] ?? ''))

const isList = (part: Line | readonly Line[]): part is readonly Line[] => Array.isArray(part)

function valuesOf({ locale, to }: Edition): object {
  const page = Object.fromEntries(staticPageIds.map((id) => [id, to.page(id)]))
  return { company: companies[locale], hours: openingHours[locale], facts, to: { ...to, page } }
}

/** A line with its places filled, numbers in thousands; a place that is a list, and the whole line, becomes several lines. */
function filled(line: string, values: object, { tag }: Market): string[] {
  const number = new Intl.NumberFormat(tag)
  const written = (value: unknown): string => (typeof value === 'number' ? number.format(value) : String(value))
  const [, whole] = /^\{([\w.-]+)\}$/.exec(line) ?? []
  const list = whole === undefined ? undefined : valueAt(whole, values)
  if (Array.isArray(list)) return list.map(written)
  // The full stop of "Escale España, S. L." also ends its sentence.
  return [line.replace(/\{([\w.-]+)\}/g, (_, path: string) => written(valueAt(path, values))).replace(/\.{2}(?=\s|$)/g, '.')]
}

function valueAt(path: string, values: object): unknown {
  const value = path
    .split('.')
    .reduce<unknown>((below, key) => (typeof below === 'object' && below !== null ? Reflect.get(below, key) : undefined), values)
  if (value === undefined) throw new Error(`{${path}} is not a value of a static page`)
  return value
}

type Run = RichTextContent[number]['items'][number][number]

const marks = /\[([^\]]+)\]\(([^)]+)\)|\*\*([^*]+)\*\*/g

function runs(line: string): Run[] {
  const found: Run[] = []
  let from = 0
  for (const match of line.matchAll(marks)) {
    const [whole, text, url, bold] = match
    if (match.index > from) found.push({ text: line.slice(from, match.index) })
    if (text !== undefined && url !== undefined) found.push({ text, url })
    else if (bold !== undefined) found.push({ text: bold, bold: true })
    from = match.index + whole.length
  }
  if (from < line.length) found.push({ text: line.slice(from) })
  return found
}
