import type { SiteMap } from '../graph.ts'
import { isIndexable } from '../graph.ts'
import type { CrawledPage } from '../page.ts'
import { whereabouts } from '../whereabouts.ts'
import { type Rule, when } from './rule.ts'

type HeadRule = Rule<CrawledPage, SiteMap>

/** Characters that results of search engines show. */
const longest = { title: 60, description: 155 } as const

const isPage = ({ status }: CrawledPage) => status === 200

const once: HeadRule = {
  name: 'one title, description, robots and h1',
  find: (page) =>
    (['title', 'description', 'robots', 'h1'] as const).flatMap((name) =>
      when(isPage(page) && page.counts[name] !== 1, () => `${page.counts[name]} × ${name}`),
    ),
}

const lengths: HeadRule = {
  name: 'title ≤ 60, description ≤ 155',
  find: (page, { origin }) =>
    (['title', 'description'] as const).flatMap((name) =>
      when(isIndexable(page, origin) && page[name].length > longest[name], () => `${name} of ${page[name].length}: ${page[name]}`),
    ),
}

const canonical: HeadRule = {
  name: 'one canonical, on the canonical host',
  find: (page, { origin }) => {
    if (!isPage(page)) return when(page.counts.canonical > 0, () => `${page.status} with the canonical ${page.canonical}`)
    return [
      ...when(page.counts.canonical !== 1, () => `${page.counts.canonical} canonicals`),
      ...when(page.counts.canonical > 0 && !`${page.canonical}/`.startsWith(`${origin}/`), () => `canonical ${page.canonical}`),
    ]
  },
}

/** Kinds that are canonical to themselves wherever they are indexed. */
const ownCanonical: HeadRule = {
  name: 'indexed pages are their own canonical',
  find: (page, { origin }) => {
    const { minisite, kind } = whereabouts(page.address)
    const isIndexed = isPage(page) && page.robots.startsWith('index')
    return when(
      isIndexed && minisite === undefined && kind !== 'view' && page.canonical !== origin + page.address,
      () => `index, but its canonical is ${page.canonical}`,
    )
  },
}

const minisites: HeadRule = {
  name: 'pages of a partner point to the market’s',
  find: (page, { origin }) => {
    const { minisite, market, base } = whereabouts(page.address)
    if (!isPage(page) || minisite === undefined || !market || !page.canonical) return []
    const own = page.address.split('?')[0] ?? ''
    const goal = origin + market.base + own.slice(base.length)
    return when(page.canonical.split('?')[0] !== goal, () => `canonical ${page.canonical}, not ${goal}`)
  },
}

const views: HeadRule = {
  name: 'views are not indexed',
  find: (page) => when(isPage(page) && whereabouts(page.address).kind === 'view' && !page.robots.startsWith('noindex'), () => page.robots),
}

const membership: HeadRule = {
  name: 'in a sitemap exactly if indexed',
  find: (page, { origin, listed, robots }) => {
    const isListed = listed.has(page.address)
    const { kind } = whereabouts(page.address)
    return [
      ...when(isListed && page.status !== 200, () => `in a sitemap, and ${page.status}`),
      ...when(isListed && isPage(page) && !isIndexable(page, origin), () => `in a sitemap: ${page.robots}, canonical ${page.canonical}`),
      ...when(isListed && robots.isClosed(page.address), () => 'in a sitemap, and closed by robots.txt'),
      ...when(!isListed && isIndexable(page, origin) && kind !== 'page of a list', () => 'indexed, and in no sitemap'),
    ]
  },
}

const failures: HeadRule = {
  name: 'failures are not indexed',
  find: (page) =>
    when(page.status >= 400 && page.robots !== '' && !page.robots.startsWith('noindex'), () => `${page.status}, ${page.robots}`),
}

const alternates: HeadRule = {
  name: 'hreflang as in the sitemap',
  find: (page, { origin, listed }) => {
    const entry = listed.get(page.address)
    const own = page.alternates.map(({ language, url }) => `${language} ${url}`).sort()
    const { market } = whereabouts(page.address)
    const others = (entry?.alternates ?? []).map(({ language, url }) => `${language} ${url}`).sort()
    return [
      ...when(
        market !== undefined && entry !== undefined && own.join() !== others.join(),
        () => `${own.join(', ')} — sitemap: ${others.join(', ')}`,
      ),
      ...when(
        isIndexable(page, origin) && page.alternates.length > 0 && !page.alternates.some(({ url }) => url === page.canonical),
        () => 'does not name itself',
      ),
    ]
  },
}

const shared: HeadRule = {
  name: 'og as the head',
  find: (page, { origin }) => {
    if (!isPage(page)) return []
    const og = (name: string) => page.shared.get(`og:${name}`) ?? ''
    const image = og('image')
    const { market } = whereabouts(page.address)
    return [
      ...when(og('url') !== page.canonical, () => `og:url ${og('url')}, canonical ${page.canonical}`),
      ...when(!page.title.startsWith(og('title')), () => `og:title ${og('title')}, title ${page.title}`),
      ...when(og('description') !== page.description, () => `og:description ${og('description')}`),
      ...when(market !== undefined && og('locale') !== market.locale, () => `og:locale ${og('locale')}`),
      ...when(image !== '' && !image.startsWith(`${origin}/`), () => `og:image ${image}`),
    ]
  },
}

const languages: HeadRule = {
  name: 'lang, content-language',
  find: (page) => {
    if (!page.contentType.startsWith('text/html') || page.location !== undefined) return []
    const { market } = whereabouts(page.address)
    const expected = market?.tag ?? page.language
    return [
      ...when(page.language !== expected || page.language === '', () => `lang ${page.language}`),
      ...when(page.contentLanguage !== expected, () => `content-language ${page.contentLanguage}`),
    ]
  },
}

export const headRules: readonly HeadRule[] = [
  once,
  lengths,
  canonical,
  ownCanonical,
  minisites,
  views,
  membership,
  failures,
  alternates,
  shared,
  languages,
]
