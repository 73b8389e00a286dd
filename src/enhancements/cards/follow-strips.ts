/** Loads the code for a strip's buttons at its first event: few strips are used, and islands render some late. */
export function followStrips(): void {
  document.documentElement.dataset['strips'] = ''
  const followed = new WeakSet<Element>()
  const follow = ({ target }: Event) => {
    const strip = target instanceof Element && target.closest('[data-scroll-strip]')
    if (!strip || followed.has(strip)) return
    followed.add(strip)
    void import('./scroll-strip.ts').then(({ followStrip }) => followStrip(strip))
  }
  for (const type of ['pointerover', 'focusin', 'scroll']) addEventListener(type, follow, { capture: true, passive: true })
}
