import { whereabouts } from './whereabouts.ts'

/** Of each kind of page, one address misspelt in each way: with its right one. */
export function misspellings(addresses: readonly string[]): readonly (readonly [misspelt: string, right: string])[] {
  const plain = addresses.filter((address) => /^\/[^?]+$/.test(address))
  const oneOfAKind = [...new Map(plain.map((address) => [whereabouts(address).kind, address])).values()]
  return oneOfAKind.flatMap((right) => {
    const [, first = '', ...rest] = right.split('/')
    return [
      [`${right}/`, right],
      [['', first.toUpperCase(), '', ...rest].join('/'), right],
    ] as const
  })
}
