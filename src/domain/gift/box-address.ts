import type { GiftFormat } from '../stay/criteria.ts'

const endOfCode = { digital: 'EBOX', physical: 'PBOX' } as const satisfies Record<GiftFormat, string>

/** Returns the code of a box's version in a format: `201EBOX` by e-mail, `201PBOX` by post. */
export function boxCodeIn(code: string, format: GiftFormat): string {
  return code.replace(/[EP]BOX$/, endOfCode[format])
}

/**
 * Returns the address (path and query) of a box's page in another format (booking, section 4, "Gift format"): the code, its last segment, and
 * `giftFormat`, which the digital version does not have. Other parameters stay.
 */
export function boxAddressIn(address: string, format: GiftFormat): string {
  const [path = '', query = ''] = address.split('?')
  const parameters = new URLSearchParams(query)
  if (format === 'physical') parameters.set('giftFormat', format)
  else parameters.delete('giftFormat')
  const text = parameters.toString()
  return boxCodeIn(path, format) + (text && `?${text}`)
}
