/** Which item of an open menu a key moves to. `at` is the focused item's index, -1 for none. Undefined: the key does not move. */
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

/** The next item, after the focused one and round, whose label starts with the letter. */
function itemStartingWith(letter: string, at: number, labels: readonly string[]): number | undefined {
  const wanted = letter.toLowerCase()
  for (let step = 1; step <= labels.length; step++) {
    const index = (at + step) % labels.length
    if (labels[index]?.toLowerCase().startsWith(wanted)) return index
  }
  return undefined
}
