import type { Locale } from '../../../src/market/markets.ts'
import type { HomePlan } from './plan.ts'
import { spain } from './plans/es-es.ts'
import { belgiumFrench } from './plans/fr-be.ts'
import { france } from './plans/fr-fr.ts'
import { italy } from './plans/it-it.ts'
import { belgiumDutch } from './plans/nl-be.ts'
import { netherlands } from './plans/nl-nl.ts'

const plans: Readonly<Record<Locale, HomePlan>> = {
  fr_FR: france,
  fr_BE: belgiumFrench,
  nl_BE: belgiumDutch,
  nl_NL: netherlands,
  es_ES: spain,
  it_IT: italy,
}

export const planOf = (locale: Locale): HomePlan => plans[locale]
