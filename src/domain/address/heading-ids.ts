/** Ids of elements on every page, or the page of cookies. */
const taken = ['main', 'site', 'heart', 'contents', 'preferences']

/** Letters that NFD does not decompose. */
const spelt: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o' }

/** `ou-dormir` for "Où dormir ?". */
function slugOf(heading: string): string {
  const plain = heading
    .toLowerCase()
    .replace(/[œæßø]/g, (letter) => spelt[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'section'
}

/** FAQ links have the same ids. */
export function headingIds(headings: readonly string[]): readonly string[] {
  const known = new Set(taken)
  return headings.map((heading) => {
    const slug = slugOf(heading)
    let id = slug
    for (let number = 2; known.has(id); number++) id = `${slug}-${number}`
    known.add(id)
    return id
  })
}
