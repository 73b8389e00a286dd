import { PMTiles, type Source } from 'pmtiles'

interface StreetArchive {
  readonly maxZoom: number
  /** Resolves to an unpacked vector tile, or undefined where there is none. */
  readonly tile: (z: number, x: number, y: number, signal: AbortSignal) => Promise<ArrayBuffer | undefined>
}

/** Opens an archive whose tiles are read by range requests. Throws if it has no vector tiles. */
export async function openArchive(source: string | Source): Promise<StreetArchive> {
  const archive = new PMTiles(source)
  const { maxZoom, tileType } = await archive.getHeader()
  if (tileType !== vectorTiles) throw new Error(`the archive has tiles of type ${tileType}`)
  return { maxZoom, tile: async (z, x, y, signal) => (await archive.getZxy(z, x, y, signal))?.data }
}

/** The number of Mapbox vector tiles in the header of an archive. */
const vectorTiles = 1
