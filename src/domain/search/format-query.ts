export function formatQuery(query: Readonly<Record<string, unknown>>): string {
  const set = Object.entries(query).filter(([, value]) => value !== undefined)
  return new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString()
}
