import {
  boltIcon,
  clockIcon,
  confettiIcon,
  familyIcon,
  giftIcon,
  heartIcon,
  leafIcon,
  sparklesIcon,
  starIcon,
  sunIcon,
  tagIcon,
} from './paths.ts'

/** The keys are the first character of an emoji, or a name. The icons are few, because islands contain them. */
const drawn: Readonly<Record<string, string>> = {
  '⚡': boltIcon,
  '⭐': starIcon,
  '🌟': starIcon,
  '✨': sparklesIcon,
  '🎁': giftIcon,
  '🌿': leafIcon,
  '👨': familyIcon,
  '👪': familyIcon,
  '❤': heartIcon,
  '🎉': confettiIcon,
  '⏰': clockIcon,
  '☀': sunIcon,
  '🏷': tagIcon,
  bolt: boltIcon,
  star: starIcon,
  gift: giftIcon,
  leaf: leafIcon,
  heart: heartIcon,
  clock: clockIcon,
}

export function labelIcon(emojiOrName: string | undefined): string | undefined {
  const name = emojiOrName ?? ''
  return drawn[name] ?? drawn[[...name][0] ?? '']
}
