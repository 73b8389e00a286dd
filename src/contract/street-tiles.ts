/** Vector tiles in the OpenMapTiles schema. */
export interface StreetTiles {
  /** XYZ with `{z}`, `{x}` and `{y}`, or a PMTiles archive. */
  readonly url: string
  /** Plain text. */
  readonly attribution: string
}

/** One file, requested by range. */
export const isTileArchive = (url: string): boolean => URL.parse(url)?.pathname.endsWith('.pmtiles') ?? false
