import type { HotelType } from '../../catalogue/codes.ts'
import type { Chance } from '../chance.ts'
import type { Site } from '../destinations.ts'
import { dutch } from './dutch.ts'
import { french } from './french.ts'
import { italian } from './italian.ts'
import type { NameParts } from './parts.ts'
import { spanish } from './spanish.ts'

const countryParts: Record<Site['cc'], NameParts> = { FR: french, ES: spanish, IT: italian, NL: dutch, BE: dutch }

/** The words of a region: Belgium speaks French south of the language border, and in Brussels more often than not. */
function partsOf(site: Site, region: string, luck: Chance): NameParts {
  if (region === 'BE-WAL' || (region === 'BE-BRU' && luck.percent(75))) return french
  return countryParts[site.cc]
}

/** Names houses; never the same name twice. */
export class HotelNames {
  readonly #taken = new Set<string>()

  /** A name in the place's own language. `region` is the ISO 3166-2 code of the region. */
  next(site: Site, type: HotelType, region: string, luck: Chance): string {
    const parts = partsOf(site, region, luck)
    const urban = site.environment === 'city' || site.environment === 'seaside'
    const heads = [...parts.heads[type], ...(parts.regional?.[region]?.[type] ?? [])].filter((head) => !(urban && head.endsWith('Rural')))
    const tails = parts.tails[site.environment]
    for (let attempt = 0; attempt < 40; attempt++) {
      const name = `${luck.pick(heads)} ${luck.pick(tails)}`
      if (this.#take(name)) return name
    }
    // Every combination is gone: add the town, as houses of the same name do.
    for (;;) {
      const name = `${luck.pick(heads)} ${luck.pick(tails)} ${site.place.name}`
      if (this.#take(name)) return name
    }
  }

  #take(name: string): boolean {
    if (this.#taken.has(name)) return false
    this.#taken.add(name)
    return true
  }
}
