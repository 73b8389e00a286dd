const emoji =
  /(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)(?:\uFE0F|\p{Emoji_Modifier}|\u200D\p{Extended_Pictographic}\uFE0F?)*/gu

export interface LabelText {
  readonly text: string
  readonly emoji?: string | undefined
}

/** Emoji are shown as icons: they differ between devices. */
export function labelText(label: string, ownEmoji?: string): LabelText {
  const text = label
    .replace(emoji, ' ')
    .replace(/\s{2,}/g, ' ')
    .trim()
  return { text, emoji: ownEmoji ?? label.match(emoji)?.[0] }
}
