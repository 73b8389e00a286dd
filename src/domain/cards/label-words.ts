const emoji =
  /(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)(?:\uFE0F|\p{Emoji_Modifier}|\u200D\p{Extended_Pictographic}\uFE0F?)*/gu

export interface LabelWords {
  readonly text: string
  /** The first emoji that stood with the words. */
  readonly emoji?: string | undefined
}

/** The words of a label from content without its emoji, which look different on every device: what is known of them becomes an icon. */
export function labelWords(label: string, ownEmoji?: string): LabelWords {
  const text = label
    .replace(emoji, ' ')
    .replace(/\s{2,}/g, ' ')
    .trim()
  return { text, emoji: ownEmoji ?? label.match(emoji)?.[0] }
}
