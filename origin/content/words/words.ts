import type { ThemeCode } from '../../catalogue/codes.ts'
import type { Heading, Row } from '../blocks.ts'
import type { WeekThemeCode } from '../week-theme.ts'

export interface Seo {
  readonly title: string
  readonly description: string
}

export interface SellingPoint {
  readonly icon: string
  readonly title: string
  readonly text: string
}

/** What the CMS says in one locale and in no market in particular. A Belgian locale changes what is said differently there. */
export interface Words {
  readonly themes: Readonly<Record<ThemeCode, Heading>>
  /** The theme of the week: title, an inviting sentence, and the call to action. */
  readonly week: Readonly<Record<WeekThemeCode, Row>>
  readonly menu: {
    readonly destinations: string
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
    readonly kinds: { readonly title: string } & Readonly<
      Record<'wellness' | 'gastronomy' | 'family' | 'romantic' | 'culture' | 'unusual', Heading>
    >
    readonly outdoors: Row
    readonly gift: Row
    readonly topBar: { readonly text: string; readonly cta: string }
  }
  /** The bars above a page: a promise and where it leads. */
  readonly bars: {
    readonly week: (theme: string) => string
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
