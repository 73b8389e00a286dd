const hasClosedBy = 'closedBy' in HTMLDialogElement.prototype

/** See `docs/browsers.md`. */
const standIns: readonly [lacks: boolean, start: () => Promise<void>][] = [
  // WebKit's own placement is wrong on a scrolled page, in versions before `closedby`.
  [!hasClosedBy || !CSS.supports('position-area: block-end'), async () => (await import('./hang-at-fields.ts')).hangAtFields()],
  // Detects WebKit before Safari 18.
  [!CSS.supports('content-visibility: auto'), async () => (await import('./render-opened.ts')).renderOpened()],
  [!hasClosedBy, async () => (await import('./close-outside.ts')).closeOutside()],
  [!('onscrollend' in window), async () => (await import('./say-scroll-end.ts')).sayScrollEnd()],
]

export function standIn(): void {
  for (const [lacks, start] of standIns) if (lacks) void start()
}
