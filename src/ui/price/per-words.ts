import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'

const written = new WeakMap<I18n, Map<string, string>>()

/** What a price is for: "per night / for 2 people". Kept per instance of the texts: the cards of a page say the same few. */
export function perWords(nights: number | undefined, people: number | undefined, i18n: I18n): string {
  let known = written.get(i18n)
  if (!known) written.set(i18n, (known = new Map()))
  const key = `${nights} ${people}`
  let words = known.get(key)
  if (words === undefined) known.set(key, (words = write(nights, people, i18n)))
  return words
}

function write(nights: number | undefined, people: number | undefined, i18n: I18n): string {
  const stay = nights === 1 ? i18n._(msg`per night`) : nights && i18n._(msg`${plural(nights, { other: '# nights' })}`)
  const party = people === 1 ? i18n._(msg`per person`) : people && i18n._(msg`${plural(people, { other: 'for # people' })}`)
  return [stay, party].filter(Boolean).join(' / ')
}
