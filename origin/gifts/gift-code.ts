import { giftCodeLetters as letters } from '../../src/contract/gift-code.ts'

/** Returns twelve random letters in groups of four. They open a gift. */
export function newGiftCode(): string {
  const random = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => letters[byte % letters.length] ?? '')
  return [0, 4, 8].map((start) => random.slice(start, start + 4).join('')).join('-')
}
