import { PMTiles, type Source } from 'pmtiles'

interface StreetArchive {
  readonly maxZoom: number
  /** Unpacked vector tile; undefined where there is none. */
  readonly tile: (z: number, x: number, y: number, signal: AbortSignal) => Promise<ArrayBuffer | undefined>
}

/** Requests tiles by range. Throws without vector tiles. */
export async function openArchive(source: string | Source): Promise<StreetArchive> {
  const archive = new PMTiles(source)
  const { maxZoom, tileType } = await archive.getHeader()
  if (tileType !== vectorTiles) throw new Error(`the archive has tiles of type ${tileType}`)
  return { maxZoom, tile: async (z, x, y, signal) => (await archive.getZxy(z, x, y, signal))?.data }
}

/** MVT. */
const vectorTiles = 1
