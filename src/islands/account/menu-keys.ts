/** Returns the index of the item that a key moves the focus to, from `at` (-1 without focus); undefined for a key that moves nothing. */
export function itemAfterKey(key: string, at: number, labels: readonly string[]): number | undefined {
  const count = labels.length
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count
    case 'ArrowUp':
      return (at <= 0 ? count : at) - 1
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return key.length === 1 && key !== ' ' ? itemStartingWith(key, at, labels) : undefined
  }
}

function itemStartingWith(letter: string, at: number, labels: readonly string[]): number | undefined {
  const letterKey = letter.toLowerCase()
  for (let step = 1; step <= labels.length; step++) {
    const index = (at + step) % labels.length
    if (labels[index]?.toLowerCase().startsWith(letterKey)) return index
  }
  return undefined
}
