/**
 * Writes Italian numbers of four digits as the worker does, "1090". Older browsers write "1.090", and an island whose numbers differ from
 * its markup is rendered again; in the formatters every island would carry this.
 */
export function writeItalianNumbers(): void {
  if (document.documentElement.lang !== 'it-IT') return
  Intl.NumberFormat = new Proxy(Intl.NumberFormat, {
    construct: (Format, [tag, options]) => new Format(tag, { useGrouping: 'min2', ...options }),
  })
}
