const hasClosedBy = 'closedBy' in HTMLDialogElement.prototype

/** `docs/browsers.md` lists what each browser lacks. */
const polyfills: readonly [lacks: boolean, start: () => Promise<void>][] = [
  // WebKit's own placement is wrong on a scrolled page, in versions before `closedby`.
  [!hasClosedBy || !CSS.supports('position-area: block-end'), async () => (await import('./anchor-positioning.ts')).anchorPanels()],
  // Only WebKit before Safari 18 lacks this property.
  [!CSS.supports('content-visibility: auto'), async () => (await import('./render-opened.ts')).renderOpened()],
  [!hasClosedBy, async () => (await import('./close-outside.ts')).closeOutside()],
  [
    !CSS.supports('animation-timeline: scroll()') && document.querySelector('[data-name="search-box"]') !== null,
    async () => (await import('./search-bar.ts')).showSearchBar(),
  ],
  [!('onscrollend' in window), async () => (await import('./scroll-end.ts')).dispatchScrollEnd()],
]

export function startPolyfills(): void {
  for (const [lacks, start] of polyfills) if (lacks) void start()
  if ('commandForElement' in HTMLButtonElement.prototype) addEventListener('click', dropFallback, true)
}

/** During a click, because a browser with commands warns in its console of the popover that others open in place of a dialog. */
function dropFallback({ target }: Event): void {
  const button = target instanceof Element && target.closest('[commandfor][popovertarget]')
  if (!button) return
  const fallback = button.getAttribute('popovertarget') ?? ''
  button.removeAttribute('popovertarget')
  setTimeout(() => button.setAttribute('popovertarget', fallback))
}
