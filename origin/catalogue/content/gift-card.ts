import { type GiftCardContent, maxGiftCards } from '../../../src/contract/gift-card.ts'
import { byLocale } from '../texts/shared/by-locale.ts'
import { fill, type Template } from '../texts/shared/template.ts'
import type { Edition } from './edition.ts'
import es from './gift-card/es.json' with { type: 'json' }
import frBe from './gift-card/fr-be.json' with { type: 'json' }
import fr from './gift-card/fr.json' with { type: 'json' }
import it from './gift-card/it.json' with { type: 'json' }
import nlBe from './gift-card/nl-be.json' with { type: 'json' }
import nl from './gift-card/nl.json' with { type: 'json' }
import { facts } from './static/facts.ts'
import { typeset } from './typeset.ts'

interface Use {
  readonly title: string
  readonly text: string
}

/** Values: `{amount}` of a card, `{min}` and `{max}` amounts, months of `{validity}`, days of `{withdrawal}`, `{maxCards}` cards for an order. */
interface GiftCardTexts {
  readonly label: Template
  readonly title: string
  readonly intro: string
  readonly uses: Readonly<Record<'stays' | 'activities' | 'boxes' | 'several', Use>>
  readonly conditions: readonly Template[]
  readonly pageModel: { readonly pageTitle: string; readonly metaDescription: Template }
}

const textsByLocale = byLocale<GiftCardTexts>({ fr, nl, es, it }, { fr: frBe, nl: nlBe })

/** Cents. */
const amounts = [50_00, 75_00, 100_00, 150_00, 200_00, 300_00]
const bounds = { min: 20_00, max: 1000_00 }

const pictures = ['gift-card-coral', 'gift-card-teal', 'gift-card-navy', 'gift-card-plum']

/** `GET /api/cms/giftCard`. */
export function giftCard(edition: Edition): GiftCardContent {
  const { locale, to, picture } = edition
  const { title, intro, uses, conditions, pageModel } = textsByLocale[locale]
  const values = {
    validity: facts.valid.giftCard,
    withdrawal: facts.withdrawal,
    maxCards: maxGiftCards,
    min: euros(bounds.min, edition),
    max: euros(bounds.max, edition),
  }
  return {
    title,
    intro,
    amounts: [...amounts],
    bounds: { ...bounds },
    images: pictures.map(picture),
    uses: [
      { ...uses.stays, url: to.stays },
      { ...uses.activities, url: to.activities },
      { ...uses.boxes, url: to.boxes },
      { ...uses.several },
    ],
    conditions: conditions.map((condition) => fill(condition, values)),
    pageModel: { pageTitle: pageModel.pageTitle, metaDescription: fill(pageModel.metaDescription, values) },
  }
}

/** Names a card of an amount in cents. */
export function giftCardLabel(amount: number, edition: Edition): string {
  return typeset(fill(textsByLocale[edition.locale].label, { amount: euros(amount, edition) }), edition.market.language)
}

/** Whole euros. */
function euros(cents: number, { market }: Edition): string {
  return new Intl.NumberFormat(market.tag, { style: 'currency', currency: market.currency, maximumFractionDigits: 0 }).format(cents / 100)
}
