/** Street-level tiles of a provider: vector tiles in the OpenMapTiles schema. */
export interface StreetTiles {
  /** With `{z}`, `{x}` and `{y}`. */
  readonly url: string
  /** Credit, plain text. */
  readonly attribution: string
}
