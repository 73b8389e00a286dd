import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'

const written = new WeakMap<I18n, Map<string, string>>()

/** Writes "2 nights / for 2 people". Labels are cached, because cards repeat the same few. */
export function perLabel(nights: number | undefined, people: number | undefined, i18n: I18n): string {
  let known = written.get(i18n)
  if (!known) written.set(i18n, (known = new Map()))
  const key = `${nights} ${people}`
  let label = known.get(key)
  if (label === undefined) known.set(key, (label = write(nights, people, i18n)))
  return label
}

function write(nights: number | undefined, people: number | undefined, i18n: I18n): string {
  const stay = nights && i18n._(msg`${plural(nights, { one: '# night', other: '# nights' })}`)
  const guests = people === 1 ? i18n._(msg`per person`) : people && i18n._(msg`${plural(people, { other: 'for # people' })}`)
  return [stay, guests].filter(Boolean).join(' / ')
}
