import { createContext, type ReactNode, useContext } from 'react'
import { type Locale, marketOfLocale } from '../../market/markets.ts'
import { useSite } from '../site/SiteContext.tsx'

const OrderLanguage = createContext<string | undefined>(undefined)

/** An order keeps its texts on a page in the other language of its country: they are read out in their own. */
export function InOrderLanguage({ locale, children }: { locale: Locale; children: ReactNode }): ReactNode {
  const { market } = useSite()
  const { language, tag } = marketOfLocale(locale)
  return <OrderLanguage value={language === market.language ? undefined : tag}>{children}</OrderLanguage>
}

/** The tag for `lang` around texts of an order; undefined where they are in the page's language. */
export const useOrderLanguage = (): string | undefined => useContext(OrderLanguage)

/** A text of an order within a sentence of the page. */
export function OrderText({ children }: { children: ReactNode }): ReactNode {
  const lang = useOrderLanguage()
  return lang === undefined ? children : <span lang={lang}>{children}</span>
}
