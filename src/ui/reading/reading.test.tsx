import { describe, expect, it } from 'vitest'
import { markup, textOf } from '../../../test/rendered.tsx'
import { ArticleStrip } from './ArticleStrip.tsx'
import { IdeaSection } from './IdeaSection.tsx'
import { RegionLinks } from './RegionLinks.tsx'

const file = '/pictures/beach-day_1600_900.avif'
const image = { url: file, alt: 'A beach', sizes: { '120_80': file, '640_360': file, '960_540': file, '1600_900': file } }
const cards = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ title: `Idea ${at + 1}`, image, url: `/week-ends/idea-${at + 1}` }))

describe('weekend ideas', () => {
  // @rule B2.107
  it('show a first number of cards; the others are behind See more, as links in the page', () => {
    const html = markup(<IdeaSection title="Moods" cards={cards(6)} shown={4} />)
    const [first = '', others = ''] = html.split('<details')
    expect(first.match(/<a /g)).toHaveLength(4)
    expect(others.match(/<a [^>]*href="\/fr\/week-ends\/idea-[56]"/g)).toHaveLength(2)
    expect(textOf(others)).toMatch(/More ideas Fewer ideas Idea 5 Idea 6$/)
    expect(markup(<IdeaSection title="Moods" cards={cards(4)} shown={4} />)).not.toContain('<details')
  })

  // @rule B2.107
  it('link to regions, by section', () => {
    const html = markup(<RegionLinks regions={[{ title: 'Near', links: [{ label: 'Bretagne', url: '/week-ends/bretagne' }] }]} />)
    expect(html).toMatch(/<h2>Near<\/h2>.*<a href="\/fr\/week-ends\/bretagne">Bretagne<\/a>/)
  })
})

describe('articles', () => {
  const articles = (count: number) => cards(count).map(({ url, title }) => ({ id: url, title, teaser: `${title} is nice.`, image, url }))

  // @rule B2.108
  it('are a strip of cards, without buttons where all of them fit', () => {
    const html = markup(<ArticleStrip articles={articles(4)} />)
    expect(html.match(/<article/g)).toHaveLength(4)
    expect(textOf(html)).toContain('Idea 2 Idea 2 is nice.')
    expect(html).not.toContain('aria-disabled')
    expect(markup(<ArticleStrip articles={articles(5)} />)).toMatch(
      /aria-disabled="true" aria-label="Previous articles".*aria-disabled="false" aria-label="Next articles"/,
    )
  })

  // @rule B8.23
  it('are left out where there are none', () => {
    expect(markup(<ArticleStrip articles={[]} />)).toBe('')
  })
})
