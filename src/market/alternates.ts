/**
 * Whether the addresses of a page in all markets are the markets' home pages: only they have the chooser (`/`) as the page for all others.
 */
export const isHome = (alternates: readonly { readonly path: string }[]): boolean =>
  alternates.length > 0 && alternates.every(({ path }) => path === '')
