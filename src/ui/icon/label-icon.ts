import { bolt, clock, confetti, family, gift, heart, leaf, sparkles, star, sun, tag } from './paths.ts'

/** The icons of labels, by the first character of the emoji they stand for, and by name. Few: islands carry them. */
const drawn: Readonly<Record<string, string>> = {
  '⚡': bolt,
  '⭐': star,
  '🌟': star,
  '✨': sparkles,
  '🎁': gift,
  '🌿': leaf,
  '👨': family,
  '👪': family,
  '❤': heart,
  '🎉': confetti,
  '⏰': clock,
  '☀': sun,
  '🏷': tag,
  bolt,
  star,
  gift,
  leaf,
  heart,
  clock,
}

/** The icon for a label's emoji or icon name; undefined for what has none, which is left out. */
export function labelIcon(emojiOrName: string | undefined): string | undefined {
  const name = emojiOrName ?? ''
  return drawn[name] ?? drawn[[...name][0] ?? '']
}
