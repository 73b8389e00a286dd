/** Street-level tiles of a provider: vector tiles in the OpenMapTiles schema. */
export interface StreetTiles {
  /** An XYZ address with `{z}`, `{x}` and `{y}`, or that of a PMTiles archive. */
  readonly url: string
  /** Credit, plain text. */
  readonly attribution: string
}

/** A PMTiles archive is one file, requested by range. */
export const isTileArchive = (url: string): boolean => URL.parse(url)?.pathname.endsWith('.pmtiles') ?? false
