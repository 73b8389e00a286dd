import { useLayoutEffect } from 'react'
import { brand } from '../../market/brand.ts'

/**
 * Gives the page the title of its search, or leaves the server's if undefined. `found` replaces the numbers below the heading, which count
 * the results without criteria.
 */
export function usePageTitle(title: string | undefined, found: string): void {
  useLayoutEffect(() => {
    const heading = document.querySelector<HTMLElement>('main h1')
    const numbers = heading?.nextElementSibling
    const restore = [
      ...(heading && title !== undefined ? [replaced(heading, title), renamed(`${title} · ${brand}`)] : []),
      ...(numbers instanceof HTMLParagraphElement ? [replaced(numbers, found)] : []),
    ]
    return () => restore.forEach((restored) => restored())
  }, [title, found])
}

function renamed(title: string): () => void {
  const served = document.title
  document.title = title
  return () => void (document.title = served)
}

/** Replaces a text in the height that it had, so that nothing below moves. */
function replaced(element: HTMLElement, text: string): () => void {
  const served = [...element.childNodes]
  element.style.minBlockSize = `${element.offsetHeight}px`
  element.replaceChildren(text)
  return () => {
    element.replaceChildren(...served)
    element.style.minBlockSize = ''
  }
}
