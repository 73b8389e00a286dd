/** What this browser may lack, and what is loaded then; `docs/browsers.md` says which need what. */
const standIns: readonly [lacks: boolean, start: () => Promise<void>][] = [
  [!CSS.supports('position-area: block-end'), async () => (await import('./hang-at-fields.ts')).hangAtFields()],
  // The mark of WebKit before Safari 18.
  [!CSS.supports('content-visibility: auto'), async () => (await import('./render-opened.ts')).renderOpened()],
  [!('closedBy' in HTMLDialogElement.prototype), async () => (await import('./close-outside.ts')).closeOutside()],
  [!('onscrollend' in window), async () => (await import('./say-scroll-end.ts')).sayScrollEnd()],
]

export function standIn(): void {
  for (const [lacks, start] of standIns) if (lacks) void start()
}
