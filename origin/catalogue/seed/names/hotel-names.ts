import type { Language } from '../../../../src/market/markets.ts'
import type { Environment, HotelType } from '../../facts/codes.ts'
import type { HotelFacts } from '../../facts/facts.ts'
import type { Random } from '../random.ts'
import type { Site } from '../destinations.ts'
import dutchNames from './dutch.json' with { type: 'json' }
import french from './french.json' with { type: 'json' }
import italian from './italian.json' with { type: 'json' }
import spanish from './spanish.json' with { type: 'json' }

/** A hotel's name: what it is, then what it is named after. */
interface NameParts {
  readonly heads: Readonly<Record<HotelType, readonly string[]>>
  readonly tails: Readonly<Record<Environment, readonly string[]>>
  /** Heads of one region only, by the region's ISO 3166-2 code: no masseria in Piedmont. */
  readonly regional?: Readonly<Record<string, Partial<Record<HotelType, readonly string[]>>>>
}

/** "De Gulden Vos", "Het Gulden Anker": the noun has its article. */
const signs = dutchNames.signs.adjectives.flatMap((adjective) =>
  dutchNames.signs.nouns.map(([article, noun]) => `${article} ${adjective} ${noun}`),
)
const own = dutchNames.tails

/** The Netherlands and Dutch-speaking Belgium, where many hotels are named after a sign. A repeated tail is drawn twice as often. */
const dutch: NameParts = {
  ...dutchNames,
  tails: {
    city: [...own.city, ...signs],
    seaside: [...own.seaside, ...own.seaside, ...signs.slice(0, 40)],
    countryside: [...own.countryside, ...own.countryside, ...signs.slice(60, 140)],
    mountain: [...own.mountain, ...signs.slice(100, 120)],
    lake: [...own.lake, ...own.lake, ...signs.slice(140, 160)],
    forest: [...own.forest, ...own.forest, ...signs.slice(160, 200)],
    vineyard: own.vineyard,
  },
}

const partsByCountry: Readonly<Record<Site['cc'], NameParts>> = { FR: french, ES: spanish, IT: italian, NL: dutch, BE: dutch }

/** What a town does not have: the cathedral of Venice is a basilica. */
const unknownIn: Readonly<Record<string, readonly string[]>> = { Venezia: ['del Duomo'] }

/** Name parts of a region: Belgium speaks French south of the language border, and mostly in Brussels. */
function partsOf(site: Site, region: string, random: Random): NameParts {
  if (region === 'BE-WAL' || (region === 'BE-BRU' && random.percent(75))) return french
  return partsByCountry[site.cc]
}

export class HotelNames {
  readonly #taken = new Set<string>()

  /** A unique name in the local language. `region` is an ISO 3166-2 code. */
  next(site: Site, type: HotelType, region: string, random: Random): string {
    const parts = partsOf(site, region, random)
    const urban = site.environment === 'city' || site.environment === 'seaside'
    const heads = [...parts.heads[type], ...(parts.regional?.[region]?.[type] ?? [])].filter((head) => !(urban && head.endsWith('Rural')))
    const tails = parts.tails[site.environment].filter((tail) => !unknownIn[site.place.name]?.includes(tail))
    for (let attempt = 0; attempt < 40; attempt++) {
      const name = `${random.pick(heads)} ${random.pick(tails)}`
      if (this.#take(name)) return name
    }
    // All combinations are used: add the town.
    for (;;) {
      const name = `${random.pick(heads)} ${random.pick(tails)} ${site.place.name}`
      if (this.#take(name)) return name
    }
  }

  /** The name, or a grander one where a large or luxurious hotel has the name of an inn, and a plainer one where it has few stars. */
  fitting({ name, type, stars, roomCount }: Pick<HotelFacts, 'name' | 'type' | 'stars' | 'roomCount'>): string {
    if (type !== 'hotel') return name
    const isSmall = roomCount <= largestInn
    const others = [...(stars < 5 && isSmall ? [] : grander), ...(stars < 3 ? plainer : [])]
    const [old, heads] = others.find(([head]) => name.startsWith(`${head} `)) ?? []
    if (old === undefined || heads === undefined) return name
    const fitting = heads.filter((head) => stars > 2 || !isGrand.test(head))
    return fitting.map((head) => head + name.slice(old.length)).find((other) => this.#take(other)) ?? name
  }

  #take(name: string): boolean {
    if (this.#taken.has(name)) return false
    this.#taken.add(name)
    return true
  }
}

/** Rooms of the largest inn. */
const largestInn = 34

/** What a large or luxurious hotel is named instead of an inn, the first that is free. */
const grander: readonly (readonly [inn: string, heads: readonly string[]])[] = [
  ['Le Petit Hôtel', ['Hôtel', 'Grand Hôtel', 'Nouvel Hôtel', 'Le Grand Hôtel', 'L’Hôtel']],
  ['Auberge', ['Hôtel', 'Grand Hôtel', 'Nouvel Hôtel', 'Le Grand Hôtel', 'L’Hôtel']],
  ['Hostellerie', ['Hôtel', 'Grand Hôtel', 'Nouvel Hôtel', 'Le Grand Hôtel', 'L’Hôtel']],
  ['Le Relais', ['Hôtel', 'Grand Hôtel', 'Nouvel Hôtel', 'Le Grand Hôtel', 'L’Hôtel']],
  ['Hostal', ['Hotel', 'Gran Hotel', 'Nuevo Hotel']],
  ['Posada', ['Hotel', 'Gran Hotel', 'Nuevo Hotel']],
  ['Fonda', ['Hotel', 'Gran Hotel', 'Nuevo Hotel']],
  ['Antica Locanda', ['Hotel', 'Grand Hotel', 'Nuovo Hotel']],
  ['Locanda', ['Hotel', 'Grand Hotel', 'Nuovo Hotel']],
  ['Herberg', ['Hotel', 'Grand Hotel', 'Parkhotel']],
  ['Logement', ['Hotel', 'Grand Hotel', 'Parkhotel']],
]

const isGrand = /^(?:Le )?Gran/

/** What a hotel of one or two stars is named instead of a grand one. */
const plainer: typeof grander = [
  ['Grand Hôtel', ['Hôtel', 'Nouvel Hôtel', 'L’Hôtel']],
  ['Gran Hotel', ['Hotel', 'Nuevo Hotel']],
  ['Grand Hotel De', ['Hotel De', 'Parkhotel De']],
  ['Grand Hotel Het', ['Hotel Het', 'Parkhotel Het']],
  ['Grand Hotel', ['Hotel', 'Nuovo Hotel']],
]

const pluralStart: Readonly<Record<Language, RegExp>> = {
  fr: /^(?:Les|Suites) /,
  es: /^(?:Los|Las|Suites|Villas|Cabañas|Apartamentos|Lofts) /,
  it: /^(?:I|Gli|Le|Case|Suites|Suite &|Terme|Appartamenti) /,
  nl: /^(?:Suites|Boomhutten|Boomhuisjes|Appartementen|Lofts) /,
}

/** Whether verbs after the name are plural. */
export const isPlural = (name: string, language: Language): boolean => pluralStart[language].test(name)
