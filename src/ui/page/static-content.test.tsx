import { expect, it } from 'vitest'
import { markup, textOf } from '../../../test/rendered.tsx'
import type { RichTextContent } from '../../contract/cms/rich-text.ts'
import { StaticContent } from './StaticContent.tsx'

const text = (type: RichTextContent[number]['type'], ...items: string[]): RichTextContent[number] => ({
  type,
  items: items.map((line) => [{ text: line }]),
})

const page = (headings: number) => ({
  title: 'Conditions',
  description: 'All of them.',
  body: [
    text('paragraph', 'Before everything.'),
    ...Array.from({ length: headings }, (_, at) => [text('heading', `Article ${at + 1}`), text('list', 'one', 'two')]).flat(),
  ],
})

// @rule B2.101
it('a heading has its slug as id, and the text below it follows', () => {
  const html = markup(<StaticContent page={page(2)} />)
  expect(html).toMatch(/Before everything\..*<h2 id="article-1">Article 1<\/h2>.*one.*<h2 id="article-2">/s)
  expect(html).not.toContain('<nav')
})

// @rule B2.102
it('a page of four headings has a table of contents that links to them', () => {
  const html = markup(<StaticContent page={page(4)} />)
  const [contents = ''] = /<nav.*<\/nav>/s.exec(html) ?? []
  expect([...contents.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)).toEqual(['article-1', 'article-2', 'article-3', 'article-4'])
  expect(textOf(contents)).toMatch(/^On this page/)
})

// @rule B2.102
it('folded sections have the id that links name', () => {
  const html = markup(<StaticContent folded page={page(5)} />)
  expect(html.match(/<details id="article-\d"/g)).toHaveLength(5)
  expect(html).not.toMatch(/<nav|<details[^>]* open/)
  expect(html).toMatch(/<summary><h2>Article 3<\/h2><\/summary>.*two/s)
})
