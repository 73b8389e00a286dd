declare global {
  interface Document {
    /** Absent in browsers that do not prerender pages. */
    prerendering?: boolean
  }
}

/**
 * Runs at once, or, on a page that its browser draws ahead, as soon as the visitor opens it: nobody may ever see such a page, its session
 * storage is a copy, and its address may get another fragment.
 */
export function whenOpened(run: () => void): void {
  if (!document.prerendering) return run()
  const opened = () => {
    goToFragment()
    run()
  }
  document.addEventListener('prerenderingchange', opened, { once: true })
}

/** The address of a page that was drawn ahead gets its fragment without a scroll, `:target` or `hashchange`. */
function goToFragment(): void {
  // A hash with `=` has choices and names no element.
  if (location.hash.length > 1 && !location.hash.includes('=')) location.replace(location.hash)
}
