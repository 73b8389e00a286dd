import { pageLocale } from '../page/page-locale.ts'

/**
 * Writes "1090" as the worker does where older browsers write "1.090": an island whose numbers differ is rendered again. Here, and not in
 * the formatters that every island carries.
 */
export function writeItalianNumbers(): void {
  if (pageLocale() !== 'it_IT') return
  Intl.NumberFormat = new Proxy(Intl.NumberFormat, {
    construct: (Format, [tag, options]) => new Format(tag, { useGrouping: 'min2', ...options }),
  })
}
