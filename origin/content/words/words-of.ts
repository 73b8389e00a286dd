import type { Locale } from '../../../src/market/markets.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { frBe } from './fr-be.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'
import { nlBe } from './nl-be.ts'
import type { Words } from './words.ts'

const words: Readonly<Record<Locale, Words>> = { fr_FR: fr, fr_BE: frBe, nl_NL: nl, nl_BE: nlBe, es_ES: es, it_IT: it }

export const wordsOf = (locale: Locale): Words => words[locale]
