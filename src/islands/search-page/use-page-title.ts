import { useLayoutEffect } from 'react'

/**
 * Replaces the page's title, which the server wrote for its path, while the island's results are shown (undefined leaves it), and the
 * numbers below it, which are those without criteria, by `found`.
 */
export function usePageTitle(title: string | undefined, found: string): void {
  useLayoutEffect(() => {
    const heading = document.querySelector<HTMLElement>('main h1')
    const numbers = heading?.nextElementSibling
    const restore = [
      ...(heading && title !== undefined ? [replaced(heading, title)] : []),
      ...(numbers instanceof HTMLParagraphElement ? [replaced(numbers, found)] : []),
    ]
    return () => restore.forEach((restored) => restored())
  }, [title, found])
}

/** The height stays, so that nothing below moves. Returns the function that restores the text. */
function replaced(element: HTMLElement, text: string): () => void {
  const served = [...element.childNodes]
  element.style.minBlockSize = `${element.offsetHeight}px`
  element.replaceChildren(text)
  return () => {
    element.replaceChildren(...served)
    element.style.minBlockSize = ''
  }
}
