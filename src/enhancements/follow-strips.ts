/** Loads the buttons of a strip when something first happens in it: islands render some strips late, and few are ever used. */
export function followStrips(): void {
  const followed = new WeakSet<Element>()
  const follow = ({ target }: Event) => {
    const strip = target instanceof Element && target.closest('[data-scroll-strip]')
    if (!strip || followed.has(strip)) return
    followed.add(strip)
    void import('./scroll-strip.ts').then(({ followStrip }) => followStrip(strip))
  }
  for (const type of ['pointerover', 'focusin', 'scroll']) addEventListener(type, follow, { capture: true, passive: true })
}
