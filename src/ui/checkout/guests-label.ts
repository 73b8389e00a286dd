import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { Guests } from '../../domain/guests/guests.ts'

export function guestsLabel({ adults, children, babies }: Guests, i18n: I18n): string {
  return [
    adults > 0 && i18n._(msg`${plural(adults, { one: '# adult', other: '# adults' })}`),
    children > 0 && i18n._(msg`${plural(children, { one: '# child', other: '# children' })}`),
    babies > 0 && i18n._(msg`${plural(babies, { one: '# baby', other: '# babies' })}`),
  ]
    .filter((part) => part !== false)
    .join(', ')
}
