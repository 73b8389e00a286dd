/**
 * Corrects what `Intl` writes. French has an ordinal for the first day: "1er mai". Spanish has a comma after the weekday: with two of them a
 * range of dates would be unclear.
 */
export function writtenDate(text: string, tag: string): string {
  return (tag.startsWith('fr') ? text.replace(/\b1(?=\s\p{L})/u, '1er') : text).replace(',', '')
}
