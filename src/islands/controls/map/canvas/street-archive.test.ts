import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openArchive } from './street-archive.ts'

const encoder = new TextEncoder()
const noSignal = new AbortController().signal

/** An archive with one tile, that of the whole world, after the specification of PMTiles 3; `tileType` 1: MVT. */
function archiveOf(tile: string, tileType = 1): Uint8Array<ArrayBuffer> {
  const packed = gzipSync(encoder.encode(tile))
  // One entry: its number, how many tiles share it, its length, and its start plus one.
  const directory = Uint8Array.of(1, 0, 1, packed.length, 1)
  const metadata = encoder.encode('{}')
  const header = new Uint8Array(127)
  header.set(encoder.encode('PMTiles'))
  header[7] = 3
  const view = new DataView(header.buffer)
  const sections = [directory, metadata, new Uint8Array(), packed]
  let offset = header.length
  for (const [at, { length }] of sections.entries()) {
    view.setBigUint64(8 + at * 16, BigInt(offset), true)
    view.setBigUint64(16 + at * 16, BigInt(length), true)
    offset += length
  }
  const counts = [1n, 1n, 1n]
  for (const [at, count] of counts.entries()) view.setBigUint64(72 + at * 8, count, true)
  const [clustered, unpacked, gzip, minZoom, maxZoom] = [1, 1, 2, 0, 0]
  header.set([clustered, unpacked, gzip, tileType, minZoom, maxZoom], 96)
  return new Uint8Array([header, ...sections].flatMap((part) => [...part]))
}

/** The archive as a server of ranges has it. */
const served = (bytes: Uint8Array<ArrayBuffer>) => ({
  getKey: () => 'memory',
  getBytes: async (offset: number, length: number) => ({ data: bytes.slice(offset, offset + length).buffer }),
})

test('an archive has its tiles, unpacked, and nothing where it has none', async () => {
  const { maxZoom, tile } = await openArchive(served(archiveOf('streets of the world')))
  expect(maxZoom).toBe(0)
  expect(new TextDecoder().decode(await tile(0, 0, 0, noSignal))).toBe('streets of the world')
  expect(await tile(1, 0, 0, noSignal)).toBeUndefined()
})

test('a file that is no archive, and one with pictures, are refused', async () => {
  await expect(openArchive(served(new Uint8Array(200)))).rejects.toThrow('magic number')
  await expect(openArchive(served(archiveOf('picture', 2)))).rejects.toThrow('type 2')
})
