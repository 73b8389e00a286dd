/** Drops entries that `parse` turns into undefined. */
export function parseStoredList<Entry>(text: string | null, maxEntries: number, parse: (entry: unknown) => Entry | undefined): Entry[] {
  const entries = fromJson(text ?? '[]')
  if (!Array.isArray(entries)) return []
  return entries
    .slice(0, maxEntries)
    .map(parse)
    .filter((entry) => entry !== undefined)
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
