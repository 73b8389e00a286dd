import type { Alternate } from './page.ts'

/** A page in a sitemap. */
export interface ListedPage {
  readonly url: string
  readonly alternates: readonly Alternate[]
}

export const partsOf = (index: string): string[] => [...index.matchAll(/<sitemap><loc>([^<]+)<\/loc>/g)].map(([, url = '']) => plain(url))

/** The pages of one part of a sitemap. */
export function listedIn(part: string): ListedPage[] {
  return [...part.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)].map(([, url = '', rest = '']) => ({
    url: plain(url),
    alternates: [...rest.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language = '', other = '']) => ({
      language: plain(language),
      url: plain(other),
    })),
  }))
}

/** Strings of its own: a slice keeps the whole part in memory. */
const plain = (text: string) => Buffer.from(text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')).toString()
