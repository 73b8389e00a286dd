import { addressOf, type Graph, isIndexable, pagesBy, targetsOf, textKey } from '../graph.ts'
import type { PageRecord } from '../page.ts'
import type { ListedPage } from '../sitemap.ts'
import { whereabouts } from '../whereabouts.ts'
import { type Rule, when } from './rule.ts'

type LinkRule = Rule<PageRecord, Graph>

/** Some are screens of other applications: a redirect to them is their page. */
const isOfOneVisitor = (address: string) => whereabouts(address).kind === 'of one visitor'

const statuses: LinkRule = {
  name: 'links are 200',
  find: (page, { pages, origin }) =>
    targetsOf(page, origin).flatMap((target) => {
      const status = pages.get(target)?.status ?? 200
      return when(status !== 200 && !isOfOneVisitor(target), () => `${target} is ${status}`)
    }),
}

const indexed: LinkRule = {
  name: 'followed links go to indexed pages',
  find: (page, { pages, origin }) => {
    if (whereabouts(page.address).minisite !== undefined) return []
    return targetsOf(page, origin, ({ isFollowed }) => isFollowed).flatMap((target) => {
      const found = target === page.address ? undefined : pages.get(target)
      return when(found?.status === 200 && !isOfOneVisitor(target) && !isIndexable(found, origin), () => `${target} is ${found?.robots}`)
    })
  },
}

const viewsOfPages: LinkRule = {
  name: 'a view is canonical to its page',
  find: (page, { origin }) => {
    const { kind, minisite } = whereabouts(page.address)
    if (kind !== 'view' || minisite !== undefined || page.status !== 200) return []
    return when(page.canonical.includes('?') || !page.canonical.startsWith(origin), () => page.canonical)
  },
}

const uniqueTitles = unique('title')
const uniqueDescriptions = unique('description')

function unique(text: 'title' | 'description'): LinkRule {
  return {
    name: `one page for a ${text}`,
    find: (page, graph) => {
      const [first] = pagesBy(graph, text).get(textKey(page, text)) ?? []
      return when(isIndexable(page, graph.origin) && first !== undefined && first !== page.address, () => `as ${first}: ${page[text]}`)
    },
  }
}

const reciprocal: LinkRule = {
  name: 'hreflang is returned',
  find: (page, { pages, origin }) =>
    page.alternates.flatMap(({ url }) => {
      const other = pages.get(addressOf(url, page.address, origin) ?? '')
      // The chooser is the page for all other languages; its own alternates are those of the homes.
      return when(
        other !== undefined && isIndexable(page, origin) && !other.alternates.some((back) => back.url === page.canonical),
        () => `${url} does not link back`,
      )
    }),
}

const fragments: LinkRule = {
  name: 'fragments of other pages resolve',
  find: (page, { pages, origin }) =>
    page.links.flatMap(({ href }) => {
      const hash = href.includes('#') ? href.slice(href.indexOf('#') + 1) : ''
      const other = pages.get(addressOf(href, page.address, origin) ?? '')
      if (hash === '' || hash.includes('=') || !other || other.address === page.address || other.status !== 200) return []
      return when(!other.ids.has(decodeURIComponent(hash)), () => href)
    }),
}

const misspelt: LinkRule = {
  name: 'a misspelt address is redirected once',
  find: (page, { misspelt: intended, origin }) => {
    const right = intended.get(page.address)
    if (right === undefined) return []
    const goal = page.location === undefined ? undefined : addressOf(page.location, page.address, origin)
    return when(page.status !== 308 || goal !== right, () => `${page.status} ${goal}, not ${right}`)
  },
}

export const linkRules: readonly LinkRule[] = [
  misspelt,
  statuses,
  indexed,
  viewsOfPages,
  uniqueTitles,
  uniqueDescriptions,
  reciprocal,
  fragments,
]

/** Clicks from a market's home to its farthest page. */
export const farthest = 4

type ListRule = Rule<ListedPage, Graph>

const listedAlternates: ListRule = {
  name: 'hreflang of sitemaps is returned',
  find: ({ url, alternates }, { listed, origin }) => {
    if (alternates.length === 0) return []
    return [
      ...when(!alternates.some((own) => own.url === url), () => 'does not name itself'),
      ...alternates.flatMap(({ language, url: other }) => {
        const entry = listed.get(other.slice(origin.length) || '/')
        if (language === 'x-default') return []
        // Parts that were not read are no contradiction.
        return when(entry !== undefined && !entry.alternates.some((back) => back.url === url), () => `${other} does not link back`)
      }),
    ]
  },
}

const onHost: ListRule = {
  name: 'sitemaps are on the canonical host',
  find: ({ url }, { origin }) => when(!`${url}/`.startsWith(`${origin}/`), () => url),
}

const reached: ListRule = {
  name: 'every listed page is four clicks from home',
  find: ({ url }, { origin, depths, measured }) => {
    const address = url.slice(origin.length) || '/'
    const { market } = whereabouts(address)
    if (!market || !measured.has(market.base)) return []
    const depth = depths.get(address)
    return when(depth === undefined || depth > farthest, () => (depth === undefined ? 'not linked' : `${depth} clicks`))
  },
}

export const listRules: readonly ListRule[] = [listedAlternates, onHost, reached]
