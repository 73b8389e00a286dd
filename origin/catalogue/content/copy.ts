import type { Locale } from '../../../src/market/markets.ts'
import type { ThemeCode } from '../facts/codes.ts'
import { textsOf } from '../texts/index-by-locale.ts'
import { byLocale } from '../texts/shared/by-locale.ts'
import type { Template } from '../texts/shared/template.ts'
import type { Heading, Row } from './blocks.ts'
import es from './copy/es.json' with { type: 'json' }
import frBe from './copy/fr-be.json' with { type: 'json' }
import fr from './copy/fr.json' with { type: 'json' }
import it from './copy/it.json' with { type: 'json' }
import nlBe from './copy/nl-be.json' with { type: 'json' }
import nl from './copy/nl.json' with { type: 'json' }
import type { WeekThemeCode } from './week-theme.ts'

export interface Seo {
  readonly title: string
  readonly description: string
}

export interface SellingPoint {
  readonly icon: string
  readonly title: string
  readonly text: string
}

export interface Copy {
  readonly themes: Readonly<Record<ThemeCode, { readonly subtitle: string }>>
  /** The theme of the week: title, an inviting sentence, and the call to action. */
  readonly week: Readonly<Record<WeekThemeCode, Row>>
  readonly menu: {
    readonly destinations: string
    readonly hotels: string
    readonly themes: string
    readonly boxes: string
    readonly giftCard: string
    readonly activities: string
    readonly inspirations: string
    readonly gifts: string
    readonly voucher: string
    readonly useGift: string
    readonly useBox: string
  }
  readonly booking: {
    readonly seo: Seo
    readonly hero: Heading
    readonly points: readonly SellingPoint[]
    readonly topBar: { readonly text: string; readonly cta: string }
    readonly popular: Row
    readonly themes: string
    readonly destinations: string
    readonly gift: Heading & { readonly boxes: string; readonly vouchers: string }
    readonly boxes: Row
  }
  readonly gifting: {
    readonly seo: Seo
    readonly hero: Heading
    readonly points: readonly SellingPoint[]
    readonly topBar: { readonly text: string; readonly cta: string }
    readonly boxes: Row
    readonly kinds: {
      readonly title: string
      readonly box: Heading
      readonly voucher: Heading
      readonly giftCard: Heading
      readonly activity: Heading
    }
    readonly romantic: Row
    readonly lastMinute: Row
    readonly ideas: string
    readonly card: Row
    readonly wellness: Row
  }
  readonly activity: {
    readonly seo: Seo
    readonly hero: Heading
    readonly points: readonly SellingPoint[]
    readonly popular: Row
    readonly kinds: { readonly title: string } & Readonly<Record<'wellness' | 'gastronomy' | 'family' | 'romantic' | 'unusual', Heading>>
    readonly outdoors: Row
    readonly gift: Row
    readonly topBar: { readonly text: string; readonly cta: string }
  }
  readonly bars: {
    readonly week: Template
    readonly weekCta: string
    readonly giftSoon: string
    readonly giftCard: string
    readonly activities: string
    readonly flexible: string
  }
  readonly announcements: {
    readonly booking: { readonly lead: string; readonly rest: string }
    readonly gifting: { readonly lead: string; readonly rest: string }
    readonly product: { readonly lead: string; readonly rest: string }
  }
}

const copies = byLocale<Copy>({ fr, nl, es, it }, { fr: frBe, nl: nlBe })

export const copyOf = (locale: Locale): Copy => copies[locale]

/** A theme under the name it has as a filter. */
export const themeHeading = (locale: Locale, code: ThemeCode): Heading => ({
  title: textsOf(locale).labels.theme[code].label,
  ...copies[locale].themes[code],
})
