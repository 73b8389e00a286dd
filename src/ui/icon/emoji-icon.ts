import * as paths from './paths.ts'

/** The icon for an emoji of a label, by its first character. */
const drawn: Readonly<Record<string, string>> = {
  '⚡': paths.bolt,
  '⭐': paths.star,
  '🌟': paths.star,
  '✨': paths.sparkles,
  '🎁': paths.gift,
  '🌿': paths.leaf,
  '🌱': paths.leaf,
  '👨': paths.family,
  '👩': paths.family,
  '👪': paths.family,
  '❤': paths.heart,
  '💕': paths.heart,
  '🎉': paths.confetti,
  '⏰': paths.clock,
  '⏳': paths.clock,
  '📅': paths.calendar,
  '🏷': paths.tag,
  '💶': paths.wallet,
  '☀': paths.sun,
  '🏖': paths.beach,
  '🏔': paths.mountain,
  '🏰': paths.castle,
  '🛁': paths.bath,
  '🏊': paths.pool,
  '👍': paths.thumbUp,
}

/** The icon that stands for an emoji; undefined for those without one, which are left out. */
export function emojiIcon(emoji: string | undefined): string | undefined {
  const [first = ''] = emoji ?? ''
  return drawn[first]
}
