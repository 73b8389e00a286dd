/** Attributes of a link that opens in a new tab. */
export const inNewTab = (newTab: boolean | undefined) => (newTab ? ({ target: '_blank', rel: 'noopener' } as const) : undefined)
