import type { RichText } from '../../../src/contract/cms.ts'
import type { Edition } from '../edition.ts'

/** A stretch of text with a link in it: `[words](address)`; `**words**` are bold. */
export type Line = string

/** A section: its title, then paragraphs; a paragraph that is a list of lines is a list. */
export interface Section {
  readonly title?: string
  readonly body: readonly (Line | readonly Line[])[]
}

export interface PageText {
  readonly title: string
  readonly description: string
  readonly sections: readonly Section[]
}

/** A static page of one language, written for an edition: its links, its company, its opening hours. */
export type PageWriter = (edition: Edition) => PageText

/** The structured text of a page's sections. */
export function richText(sections: readonly Section[]): RichText {
  return sections.flatMap(({ title, body }) => [
    ...(title === undefined ? [] : [{ type: 'heading' as const, items: [[{ text: title }]] }]),
    ...body.map((part) =>
      typeof part === 'string' ? { type: 'paragraph' as const, items: [runs(part)] } : { type: 'list' as const, items: part.map(runs) },
    ),
  ])
}

type Run = RichText[number]['items'][number][number]

const marks = /\[([^\]]+)\]\(([^)]+)\)|\*\*([^*]+)\*\*/g

/** Splits a line into its plain, bold and linked runs. */
function runs(line: Line): Run[] {
  const found: Run[] = []
  let from = 0
  for (const match of line.matchAll(marks)) {
    const [whole, words, url, bold] = match
    if (match.index > from) found.push({ text: line.slice(from, match.index) })
    if (words !== undefined && url !== undefined) found.push({ text: words, url })
    else if (bold !== undefined) found.push({ text: bold, bold: true })
    from = match.index + whole.length
  }
  if (from < line.length) found.push({ text: line.slice(from) })
  return found
}
