import { expect, it } from 'vitest'
import { readPage } from '../page.ts'
import { readRobots } from '../robots.ts'
import { listedIn } from '../sitemap.ts'
import { pageRules } from './rules.ts'

const origin = 'https://escale.example'
const address = '/fr/hotel/7'

const sitemap = `<url><loc>${origin}${address}</loc>
<xhtml:link rel="alternate" hreflang="fr-FR" href="${origin}/fr/hotel/7"/><xhtml:link rel="alternate" hreflang="it-IT" href="${origin}/it/hotel/7"/></url>`.replaceAll(
  '\n',
  '',
)

const map = (robots = 'Disallow: /*?sort=') => ({
  origin,
  robots: readRobots(robots),
  listed: new Map(listedIn(sitemap).map((page) => [page.url.slice(origin.length), page])),
})

const thing = `{"@context":"https://schema.org","@type":"Hotel","name":"Le Clos","url":"${origin}/fr/hotel/7","priceRange":"dès 150 €",
"makesOffer":{"price":"150.00"},"address":{"streetAddress":"12 rue du Moulin","postalCode":"49000"},"aggregateRating":{"ratingValue":8.7,"reviewCount":1204}}`
const crumbs = `{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[
{"position":1,"name":"Escale","item":"${origin}/fr"},{"position":2,"name":"Le Clos","item":"${origin}/fr/hotel/7"}]}`

/** A page without a contradiction. */
const sound = `<!DOCTYPE html><html lang="fr-FR"><head><title>Le Clos, Angers · Escale</title>
<meta name="description" content="Un hôtel de charme à Angers."/><meta name="robots" content="index, follow"/>
<link rel="canonical" href="${origin}/fr/hotel/7"/>
<link rel="alternate" hrefLang="fr-FR" href="${origin}/fr/hotel/7"/><link rel="alternate" hrefLang="it-IT" href="${origin}/it/hotel/7"/>
<meta property="og:title" content="Le Clos, Angers"/><meta property="og:description" content="Un hôtel de charme à Angers."/>
<meta property="og:url" content="${origin}/fr/hotel/7"/><meta property="og:locale" content="fr_FR"/>
<script type="application/ld+json">${thing}</script><script type="application/ld+json">${crumbs}</script></head>
<body><template><a href="/fr/favoris" id="clos"></a></template><a href="#clos">Aller au contenu</a><a href="/fr">Escale</a>
<main id="clos"><h1 id="name">Le Clos</h1><img src="/pictures/1.avif" alt="La façade"/><p aria-labelledby="name">12 rue du Moulin, 49000 Angers.
Dès 150 €. 8,7 sur 10, 1 204 avis.</p><a href="/fr/hotel/7?checkin=2027-04-16" rel="nofollow">Vendredi</a><a href="/it" hreflang="it-IT">Italia</a>
<a href="/fr/week-ends#priceMax=60">Moins chers</a></main></body></html>`

interface ServedPage {
  readonly html: string
  readonly at?: string
  readonly status?: number
  readonly language?: string
  readonly robots?: string
}

/** What each rule finds on a page, `rule: sentence`. */
function found({ html, at = address, status = 200, language = 'fr-FR', robots }: ServedPage): string[] {
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', 'content-language': language })
  const page = readPage({ address: at, status, headers, body: html })
  return pageRules.flatMap(({ name, find }) => find(page, map(robots)).map((sentence) => `${name}: ${sentence}`))
}

it('finds nothing on a page that agrees with itself', () => expect(found({ html: sound })).toEqual([]))

it.each([
  ['two h1', '<h1 id="name">Le Clos</h1>', '<h1 id="name">Le Clos</h1><h1>Angers</h1>', 'one title, description, robots and h1: 2 × h1'],
  [
    'no description',
    '<meta name="description" content="Un hôtel de charme à Angers."/>',
    '',
    'one title, description, robots and h1: 0 × description',
  ],
  [
    'a long title',
    'Le Clos, Angers · Escale',
    `Le Clos, Angers${', un hôtel de charme'.repeat(4)}`,
    'title ≤ 60, description ≤ 155: title of',
  ],
  ['two canonicals', '</head>', `<link rel="canonical" href="${origin}/fr"/></head>`, 'one canonical, on the canonical host: 2 canonicals'],
  [
    'another host',
    `"canonical" href="${origin}`,
    '"canonical" href="http://evil.example',
    'one canonical, on the canonical host: canonical http://evil',
  ],
  [
    'another page',
    'canonical" href="https://escale.example/fr/hotel/7"',
    `canonical" href="${origin}/fr"`,
    'indexed pages are their own canonical',
  ],
  ['noindex in a sitemap', 'index, follow', 'noindex, follow', 'in a sitemap exactly if indexed: in a sitemap: noindex'],
  ['an alternate less', `<link rel="alternate" hrefLang="it-IT" href="${origin}/it/hotel/7"/>`, '', 'hreflang as in the sitemap: fr-FR'],
  [
    'itself no alternate',
    'hrefLang="fr-FR" href="https://escale.example/fr/hotel/7"',
    `hrefLang="fr-FR" href="${origin}/fr/hotel/8"`,
    'hreflang as in the sitemap: does not name itself',
  ],
  [
    'another og:url',
    '"og:url" content="https://escale.example/fr/hotel/7"',
    '"og:url" content="/fr/hotel/7"',
    'og as the head: og:url /fr/hotel/7',
  ],
  ['another lang', 'html lang="fr-FR"', 'html lang="fr"', 'lang, content-language: lang fr'],
  ['an id twice', '<h1 id="name">', '<p id="name"></p><h1 id="name">', 'every id once: #name again'],
  ['a label of nothing', 'aria-labelledby="name"', 'aria-labelledby="name title"', 'references to ids resolve: aria-labelledby title'],
  ['a lost fragment', 'href="#clos"', 'href="#main"', 'fragments of the page resolve: #main'],
  ['a link without a name', '<a href="/fr">Escale</a>', '<a href="/fr"><svg></svg></a>', 'no empty link: /fr'],
  ['a picture without alt', ' alt="La façade"', '', 'every picture has an alt: 1 pictures'],
  ['a slash too many', '<a href="/fr">', '<a href="/fr/">', 'links are spelt as their pages: /fr/'],
  ['no value', '"/fr/week-ends#', '"/fr/undefined#', 'links are spelt as their pages: /fr/undefined'],
  ['a link abroad', ' hreflang="it-IT">Italia', '>Italia', 'links stay inside market and minisite: /it'],
  [
    'a followed view',
    ' rel="nofollow">Vendredi',
    '>Vendredi',
    'a followed link has no query but the page of its list: /fr/hotel/7?checkin',
  ],
  ['broken JSON', '"@type":"Hotel",', '"@type":"Hotel"', 'JSON-LD parses: '],
  ['another name', '"name":"Le Clos","url"', '"name":"Le Closet","url"', 'JSON-LD: name and address are the page’s: name Le Closet'],
  ['another street', '"12 rue du Moulin"', '"13 rue du Moulin"', 'JSON-LD: name and address are the page’s: address 13'],
  ['another price', '"price":"150.00"', '"price":"149.00"', 'JSON-LD: price is the page’s: price 149'],
  ['another range', 'dès 150 €"', 'dès 99 €"', 'JSON-LD: price is the page’s: priceRange dès 99'],
  ['another rating', '"ratingValue":8.7', '"ratingValue":9.1', 'JSON-LD: rating is the page’s: rating 9.1'],
  ['other reviews', '"reviewCount":1204', '"reviewCount":977', 'JSON-LD: rating is the page’s: 977 reviews'],
  [
    'a crumb without a link',
    '<a href="/fr">Escale</a>',
    '',
    'JSON-LD: lists and breadcrumbs are the page’s: BreadcrumbList: no link to /fr',
  ],
])('finds %s', (_, before, after, sentence) => {
  expect(sound).toContain(before)
  const contradictions = found({ html: sound.replace(before, after) })
  expect(contradictions.filter((one) => one.startsWith(sentence))).not.toEqual([])
})

it.each([
  [
    'a page in no sitemap',
    { at: '/fr/hotel/8', html: sound.replaceAll('hotel/7', 'hotel/8') },
    'in a sitemap exactly if indexed: indexed, and in no sitemap',
  ],
  [
    'a listed page that robots.txt closes',
    { html: sound, robots: 'Disallow: /fr/hotel' },
    'in a sitemap exactly if indexed: in a sitemap, and closed',
  ],
  ['a listed page that is gone', { html: sound, status: 410 }, 'in a sitemap exactly if indexed: in a sitemap, and 410'],
  ['an indexed 404', { html: sound, at: '/fr/x', status: 404 }, 'failures are not indexed: 404'],
  ['an indexed view', { html: sound, at: '/fr/hotel/7?stars=4' }, 'views are not indexed: index'],
  ['another content-language', { html: sound, language: 'fr-BE' }, 'lang, content-language: content-language fr-BE'],
  [
    'a partner’s page that is canonical to itself',
    { html: sound.replaceAll('/fr/', '/fr/club/'), at: '/fr/club/hotel/7' },
    'pages of a partner point to the market’s: canonical',
  ],
] as const)('finds %s', (_, page, sentence) => {
  expect(found(page).filter((one) => one.startsWith(sentence))).not.toEqual([])
})
