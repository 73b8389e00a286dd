import { msg } from '@lingui/core/macro'
import type { I18n } from '@lingui/core'
import type { Landing } from '../../../src/contract/landing.ts'

/** Returns a title for gifts of a place or theme, whose content is about travelling oneself. */
export function withGiftLabel(landing: Landing, i18n: I18n): Landing {
  const { destination, theme } = landing
  const place = destination?.inLabel
  const what = place ? i18n._(msg`Give a getaway ${place}`) : i18n._(msg`Give a getaway`)
  const title = theme ? `${what} – ${theme.label}` : what
  const subtitle = i18n._(msg`You choose the getaway, they choose the dates`)
  return { ...landing, title, subtitle, pageModel: { ...landing.pageModel, pageTitle: title } }
}
