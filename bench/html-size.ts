import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { brotli } from './bytes.ts'

const compress = promisify(brotliCompress)

/** As files are compressed, and as a network in front compresses a stream. */
export const qualities = [11, 5] as const

/** Mean bytes of pages after brotli, at each quality. */
export async function meanBytes(pages: readonly string[]): Promise<Readonly<Record<(typeof qualities)[number], number>>> {
  const mean = async (quality: number): Promise<number> => {
    const sizes = await Promise.all(pages.map(async (page) => (await compress(page, brotli(quality))).length))
    return sizes.reduce((sum, size) => sum + size, 0) / sizes.length
  }
  return { 11: await mean(11), 5: await mean(5) }
}
