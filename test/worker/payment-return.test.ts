import { describe, expect, it } from 'vitest'
import { get } from './site.ts'

const address = '/fr/sejour/10572?checkin=2027-04-13&checkout=2027-04-14'

/** Returns the text of the page's main part, without the skeletons of late sections. */
function textOf(body: string): string {
  const main = /<main.*<\/main>/s.exec(body)?.[0] ?? ''
  return main
    .replace(/<div class="pending".*?<div class="settled">/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
}

describe('a payment outcome in the address of a stay', () => {
  it.each(['confirmed', 'cancelled'])('is ignored, because anybody can write it: %s', async (outcome) => {
    const [plain, forged] = await Promise.all([get(address), get(`${address}&payment=${outcome}&reference=S10572-2027-04-13`)])
    expect(forged.status).toBe(200)
    expect(plain.body).toContain('id="description"')
    expect(textOf(forged.body)).toBe(textOf(plain.body))
    expect(forged.body).not.toContain('S10572-2027-04-13')
  })
})
