/** Vector tiles in the OpenMapTiles schema. */
export interface StreetTiles {
  /** A template with `{z}`, `{x}` and `{y}`, or the address of a PMTiles archive. */
  readonly url: string
  readonly attribution: string
}

/** A PMTiles archive is one file that is read by ranges. */
export const isTileArchive = (url: string): boolean => URL.parse(url)?.pathname.endsWith('.pmtiles') ?? false
