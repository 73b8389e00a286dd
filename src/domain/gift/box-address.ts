import type { GiftFormat } from '../address/gift-choice.ts'

const endOfCode = { digital: 'EBOX', physical: 'PBOX' } as const satisfies Record<GiftFormat, string>

export function boxCodeIn(code: string, format: GiftFormat): string {
  return code.replace(/[EP]BOX$/, endOfCode[format])
}

/** The address of the same box in another format (B2.87). */
export function boxAddressIn(address: string, format: GiftFormat): string {
  const [path = '', query = ''] = address.split('?')
  const parameters = new URLSearchParams(query)
  if (format === 'physical') parameters.set('giftFormat', format)
  else parameters.delete('giftFormat')
  const text = parameters.toString()
  return boxCodeIn(path, format) + (text && `?${text}`)
}
