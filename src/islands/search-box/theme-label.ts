interface Theme {
  readonly id: number
  readonly label: string
}

/** A theme's name: content's, or the path's own for one that content does not propose. */
export function themeLabel(theme: number | undefined, themes: readonly Theme[], ofPath: Theme | undefined): string | undefined {
  return [...themes, ...(ofPath ? [ofPath] : [])].find(({ id }) => id === theme)?.label
}
