import { pictureOf } from '@escale/catalogue'
import type { SubElement, SubElementCategory, SubElementKey, SubElements } from '../../src/contract/gifts.ts'
import { sleeveCategory } from '../../src/contract/sleeve-category.ts'
import type { Language, Market } from '../../src/market/markets.ts'

type Names = Readonly<Record<Language, string>>

interface Category {
  readonly id: number
  readonly key: SubElementKey
  readonly names: Names
  readonly descriptions: Names
  readonly singleSelection: boolean
}

const extrasCategory = 1

const categories: readonly Category[] = [
  {
    id: sleeveCategory,
    key: 'sleeves',
    names: { fr: 'Pochette', es: 'Funda', nl: 'Hoes', it: 'Custodia' },
    descriptions: {
      fr: 'La pochette dans laquelle arrive le bon cadeau.',
      es: 'La funda en la que llega el vale regalo.',
      nl: 'De hoes waarin de cadeaubon aankomt.',
      it: 'La custodia in cui arriva il buono regalo.',
    },
    singleSelection: true,
  },
  {
    id: extrasCategory,
    key: 'additions',
    names: { fr: 'Petites attentions', es: 'Detalles', nl: 'Extraatjes', it: 'Piccole attenzioni' },
    descriptions: {
      fr: 'À glisser dans le même envoi.',
      es: 'Para añadir al mismo envío.',
      nl: 'Wordt in hetzelfde pakket meegestuurd.',
      it: 'Da aggiungere alla stessa spedizione.',
    },
    singleSelection: false,
  },
]

interface Element {
  readonly id: number
  readonly category: number
  readonly names: Names
  readonly picture: string
  readonly price: number
  readonly recommended: boolean
  readonly written?: true
}

/** The standard sleeve is free and preselected, so it is no element (see `sleeveCategory`). */
const elements: readonly Element[] = [
  {
    id: 202,
    category: sleeveCategory,
    names: { fr: 'Pochette fêtes', es: 'Funda de fiesta', nl: 'Feestelijke hoes', it: 'Custodia delle feste' },
    picture: 'gift-card-plum',
    price: 290,
    recommended: true,
  },
  {
    id: 203,
    category: sleeveCategory,
    names: { fr: 'Pochette élégance', es: 'Funda elegante', nl: 'Elegante hoes', it: 'Custodia elegante' },
    picture: 'gift-card-navy',
    price: 290,
    recommended: false,
  },
  {
    id: 101,
    category: extrasCategory,
    names: { fr: 'Coffret avec ruban', es: 'Caja con lazo', nl: 'Geschenkdoos met lint', it: 'Cofanetto con nastro' },
    picture: 'gift-box-teal',
    price: 490,
    recommended: true,
  },
  {
    id: 102,
    category: extrasCategory,
    names: { fr: 'Carte écrite à la main', es: 'Tarjeta escrita a mano', nl: 'Handgeschreven kaart', it: 'Biglietto scritto a mano' },
    picture: 'gift-card-teal',
    price: 250,
    recommended: false,
    written: true,
  },
]

/** Whether the text of the gift is written by hand on a card. */
export const isWritten = (ids: readonly number[]): boolean => elements.some(({ id, written }) => written && ids.includes(id))

/**
 * `GET /sub-elements/available-custom-sub-elements`: packaging and additions of a physical gift (B4.79).
 */
export function subElements({ language }: Market): SubElements {
  return {
    availableCustomSubElements: elements.map(
      ({ id, names, picture, recommended, price, category, written }): SubElement => ({
        id,
        name: names[language],
        imageUrl: pictureOf(picture, language).sizes['640_360'],
        recommendedByWed: recommended,
        price,
        categoryId: category,
        ...(written && { written }),
      }),
    ),
    categories: categories.map(
      ({ id, key, names, descriptions, singleSelection }): SubElementCategory => ({
        id,
        key,
        description: descriptions[language],
        names,
        singleSelection,
      }),
    ),
  }
}
