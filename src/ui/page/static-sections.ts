import type { RichTextContent } from '../../contract/cms/rich-text.ts'
import { headingIds } from '../../domain/address/heading-ids.ts'

export interface StaticSection {
  readonly id: string
  readonly title: string
  readonly body: RichTextContent
}

export function staticSections(text: RichTextContent): { readonly intro: RichTextContent; readonly sections: readonly StaticSection[] } {
  const starts = text.flatMap(({ type }, at) => (type === 'heading' ? [at] : []))
  const titles = starts.map((at) => textOf(text[at]))
  const ids = headingIds(titles)
  const sections = starts.map((start, at) => ({
    id: ids[at] ?? '',
    title: titles[at] ?? '',
    body: text.slice(start + 1, starts[at + 1]),
  }))
  return { intro: text.slice(0, starts[0]), sections }
}

const textOf = (block: RichTextContent[number] | undefined): string =>
  (block?.items ?? []).flatMap((runs) => runs.map((run) => run.text)).join('')
