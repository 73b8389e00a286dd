/** Loads what disables the buttons when something first happens in a strip: islands render some late, and few are ever used. */
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
