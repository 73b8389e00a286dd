import { giftCodeLetters } from '../../contract/gift-code.ts'

const group = `([${giftCodeLetters}]{4})`
const codeWith = (between: string) => new RegExp(`(?<![A-Z0-9])(?=${[group, group, group].join(between)}(?![A-Z0-9]))`, 'g')

/**
 * Finds the codes of gifts (`GiftCode`) in what was typed or pasted: in any case, with hyphens of any kind, spaces or neither, and with words
 * around them. A word of four letters before a code with spaces could be its first group, so the last of such codes counts.
 */
export function readGiftCodes(text: string): readonly string[] {
  const typed = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/\p{Zs}+/gu, ' ')
    .replaceAll(/ ?[‐-―−-] ?/g, '-')
  const found = (between: string) => [...new Set([...typed.matchAll(codeWith(between))].map((groups) => groups.slice(1).join('-')))]
  const [unspaced = []] = ['-', ''].map(found).filter((codes) => codes.length > 0)
  return unspaced.length > 0 ? unspaced : found(' ').slice(-1)
}
