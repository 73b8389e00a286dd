import type { ReactNode } from 'react'
import clientAssets from 'virtual:client-assets'
import type { Head } from '../../routes/document.ts'
import { sharePictureOf, shareSize } from '../../src/domain/share/share-picture.ts'
import { scriptJson } from '../../src/hydration/island.ts'
import { isHome } from '../../src/market/alternates.ts'
import { marketOfLocale } from '../../src/market/markets.ts'
import { absoluteUrl } from '../../src/market/public-address.ts'
import { marketStart } from '../../src/ui/layout/market-start.ts'
import type { SiteView } from '../../src/ui/site/SiteContext.tsx'

export interface HeadPlace {
  readonly view: SiteView
  readonly origin: string
  readonly indexable: boolean
  readonly brand: string
}

interface DocumentHeadProps {
  readonly head: Head
  readonly place: HeadPlace
}

export function DocumentHead(props: DocumentHeadProps): ReactNode {
  return (
    <head>
      <HeadContent {...props} />
    </head>
  )
}

/** Separate from `DocumentHead`, because React would add a second head element where the document renders its own. */
export function HeadContent({ head, place }: DocumentHeadProps): ReactNode {
  const absolute = (path: string) => absoluteUrl(path, place.origin)
  const robots = place.indexable ? (head.robots ?? 'index, follow') : 'noindex, nofollow'
  const title = titleOf(head, place.brand)
  const isIndexed = !robots.startsWith('noindex')
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      {head.description && <meta name="description" content={head.description} />}
      <meta name="robots" content={robots} />
      {head.canonical && <link rel="canonical" href={absolute(head.canonical)} />}
      {isIndexed && !head.laterPage && !place.view.site.minisite && <AlternateLinks head={head} view={place.view} absolute={absolute} />}
      {head.prev && <link rel="prev" href={absolute(head.prev)} />}
      {head.next && <link rel="next" href={absolute(head.next)} />}
      <meta property="og:site_name" content={place.brand} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={head.title} />
      {head.description && <meta property="og:description" content={head.description} />}
      {head.canonical && <meta property="og:url" content={absolute(head.canonical)} />}
      <SharePicture picture={head.picture} absolute={absolute} />
      <meta property="og:locale" content={place.view.site.market.locale} />
      <ClientFiles sheet={head.sheet} view={place.view} />
      {head.jsonLd?.().map((thing, at) => (
        <script key={at} type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(thing) }} />
      ))}
    </>
  )
}

function SharePicture({ picture, absolute }: { picture: Head['picture'] | undefined; absolute: (path: string) => string }): ReactNode {
  const { path, alt } = sharePictureOf(picture)
  return (
    <>
      <meta property="og:image" content={absolute(path)} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(shareSize.width)} />
      <meta property="og:image:height" content={String(shareSize.height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/**
 * Scripts block painting, because the start script must catch early clicks. Browsers find `/favicon.ico` and `/apple-touch-icon.png` by
 * themselves.
 */
function ClientFiles({ sheet = [], view }: { sheet: Head['sheet'] | undefined; view: HeadPlace['view'] }): ReactNode {
  const frame = [...(view.site.minisite ? ['partner'] : []), ...(view.mode.customerCare ? ['care'] : [])]
  const styles = ['site', frame, sheet].flat().flatMap((name) => clientAssets.styles[name] ?? [])
  return (
    <>
      <meta name="theme-color" content="#0e6369" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {clientAssets.fonts.map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
      ))}
      {styles.map((style) => (
        <link key={style} rel="stylesheet" href={style} />
      ))}
      {clientAssets.scripts.map((script) => (
        <script key={script} async blocking="render" type="module" src={script} />
      ))}
    </>
  )
}

/** Search engines show about so many characters of a title. */
const longestTitle = 60

function titleOf({ title }: Head, brand: string): string {
  const branded = `${title} · ${brand}`
  return title.includes(brand) || branded.length > longestTitle ? title : branded
}

function AlternateLinks({ head, view, absolute }: { head: Head; view: SiteView; absolute: (path: string) => string }): ReactNode {
  const alternates = head.alternates ?? []
  if (alternates.length === 0) return null
  return (
    <>
      {alternates.map(({ locale, path }) => (
        <link
          key={locale}
          rel="alternate"
          hrefLang={marketOfLocale(locale).tag}
          href={absolute(marketStart(view, marketOfLocale(locale).id) + path)}
        />
      ))}
      {isHome(alternates) && <link rel="alternate" hrefLang="x-default" href={absolute('/')} />}
    </>
  )
}
