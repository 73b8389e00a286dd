/** What a link has beside its address where it opens in a tab of its own. */
export const inNewTab = (newTab: boolean | undefined) => (newTab ? ({ target: '_blank', rel: 'noopener' } as const) : undefined)
