import { msg } from '@lingui/core/macro'
import type { I18n } from '@lingui/core'
import type { Landing } from '../../../src/contract/landing.ts'

/** The page of a place or theme in the words of a gift: its content speaks of going there oneself. */
export function inGiftWords(landing: Landing, i18n: I18n): Landing {
  const { destination, theme } = landing
  const place = destination?.inLabel
  const what = place ? i18n._(msg`Give a getaway ${place}`) : i18n._(msg`Give a getaway`)
  const title = theme ? `${what} – ${theme.label}` : what
  const subtitle = i18n._(msg`You choose the getaway, they choose the dates`)
  return { ...landing, title, subtitle, pageModel: { ...landing.pageModel, pageTitle: title } }
}
