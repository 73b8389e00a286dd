import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { hydratableMarkup, staticMarkup } from './static-markup.ts'

const picture = <img src="/a.avif" srcSet="/a.avif 640w,/b.avif 1600w" sizes="100vw" fetchPriority="high" alt="a > b" />
const plain = /^<img [^<]*alt="a &gt; b"[^<]*>$/

it('an eager picture is only where it was rendered, without a preload before it', () => {
  expect(staticMarkup(picture)).toMatch(plain)
  expect(hydratableMarkup(picture, { identifierPrefix: 'i' })).toMatch(plain)
  expect(staticMarkup([picture, <img key="2" src="/c.avif" alt="" />])).not.toContain('preload')
})

it('a head begins with its encoding and its viewport', () => {
  const html = (head: ReactNode) =>
    staticMarkup(
      <html lang="fr">
        <head>{head}</head>
        <body>{picture}</body>
      </html>,
    )
  const own = (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <link rel="preload" as="font" href="/f.woff2" />
    </>
  )
  expect(html(own)).toMatch(
    /<head><meta charSet="utf-8"\/><meta name="viewport"[^>]*><link rel="preload" as="font"[^>]*><\/head><body><img /,
  )
  expect(html(null)).toContain('<head></head><body><img ')
})
