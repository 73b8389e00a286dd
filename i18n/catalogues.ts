import type { Messages } from '@lingui/core'
import type { Locale } from '../src/market/markets.ts'
import { messages as es_ES } from './es_ES.po'
import { messages as fr_BE } from './fr_BE.po'
import { messages as fr_FR } from './fr_FR.po'
import { messages as it_IT } from './it_IT.po'
import { messages as nl_BE } from './nl_BE.po'
import { messages as nl_NL } from './nl_NL.po'

/** Compiled texts of all locales; Belgian ones completed from their neighbours'. */
export const catalogues: Record<Locale, Messages> = { fr_FR, es_ES, nl_BE, fr_BE, nl_NL, it_IT }
