import type { IconName } from './icon-names.ts'

/** The keys are the first character of an emoji, or a name. */
const drawn: Readonly<Record<string, IconName>> = {
  '⚡': 'bolt',
  '⭐': 'star',
  '🌟': 'star',
  '✨': 'sparkles',
  '🎁': 'gift',
  '🌿': 'leaf',
  '👨': 'family',
  '👪': 'family',
  '❤': 'heart',
  '🎉': 'confetti',
  '⏰': 'clock',
  '☀': 'sun',
  '🏷': 'tag',
  bolt: 'bolt',
  star: 'star',
  gift: 'gift',
  leaf: 'leaf',
  heart: 'heart',
  clock: 'clock',
}

export function labelIcon(emojiOrName: string | undefined): IconName | undefined {
  const name = emojiOrName ?? ''
  return drawn[name] ?? drawn[[...name][0] ?? '']
}
