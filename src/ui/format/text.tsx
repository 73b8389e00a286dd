import { Fragment, type ReactNode } from 'react'
import type { Market } from '../../market/markets.ts'
import { textPerMarket } from './per-market.ts'

export const capitalised = textPerMarket<string>((tag) => (text) => text.charAt(0).toLocaleUpperCase(tag) + text.slice(1))

const languageNames = textPerMarket<string>((tag) => {
  const languages = new Intl.DisplayNames(tag, { type: 'language' })
  return (locale) => languages.of(locale.slice(0, 2)) ?? locale
})

/** Returns "français" for `fr_FR`. */
export const languageName = (locale: string, market: Market): string => languageNames(locale, market)

/** Longer words may break, because they would overflow a narrow card when text is enlarged to 200 %. */
const longestUnbroken = 14

/** Short words with a hyphen, such as "week-end", do not break. */
export function withUnbrokenHyphens(title: string): ReactNode {
  const parts = title.split(/([^\s-]+(?:-[^\s-]+)+)/u)
  if (parts.length === 1) return title
  return parts.map((part, at) =>
    at % 2 === 1 && part.length <= longestUnbroken ? (
      <span key={at} className="whole">
        {part}
      </span>
    ) : (
      <Fragment key={at}>{part}</Fragment>
    ),
  )
}
