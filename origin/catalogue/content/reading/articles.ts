import type { Article } from '../../../../src/contract/reading.ts'
import type { Edition } from '../edition.ts'
import { type ArticleTheme, readingOf } from './reading.ts'

/** The articles, the most recent first, each with its picture; an article links to the stays it is about. */
const pictures: readonly (readonly [theme: ArticleTheme, picture: string])[] = [
  ['seaside', 'lighthouse-night'],
  ['wellness', 'sauna-golden'],
  ['gastronomy', 'dinner-terrace-dusk'],
  ['unusual', 'treehouse-night'],
  ['city', 'belfry-square-dusk'],
  ['family', 'funfair-dusk'],
]

export function articles({ locale, to, picture }: Edition): Article[] {
  const texts = readingOf(locale).articles
  return pictures.map(([theme, id]) => ({
    id: `article-${theme}`,
    title: texts[theme].title,
    teaser: texts[theme].subtitle,
    image: picture(id),
    url: to.theme(theme),
  }))
}
