/** Only home pages have the chooser (`/`) as the page for all other markets. */
export const isHome = (alternates: readonly { readonly path: string }[]): boolean =>
  alternates.length > 0 && alternates.every(({ path }) => path === '')
