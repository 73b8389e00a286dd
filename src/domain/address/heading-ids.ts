/** Elements of every page, or of the page of cookies, already have these ids. */
const taken = ['main', 'site', 'heart', 'contents', 'preferences']

/** NFD does not decompose these letters. */
const spelt: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o' }

function slugOf(heading: string): string {
  const plain = heading
    .toLowerCase()
    .replace(/[œæßø]/g, (letter) => spelt[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'section'
}

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
