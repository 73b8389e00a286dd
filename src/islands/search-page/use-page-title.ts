import { useLayoutEffect } from 'react'
import { brand } from '../../market/brand.ts'

/** Undefined leaves the server's title. `found` replaces the numbers below, which are those without criteria. */
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

/** Returns the function that restores the title. */
function renamed(title: string): () => void {
  const served = document.title
  document.title = title
  return () => void (document.title = served)
}

/** Keeps the height: nothing below moves. Returns the function that restores the text. */
function replaced(element: HTMLElement, text: string): () => void {
  const served = [...element.childNodes]
  element.style.minBlockSize = `${element.offsetHeight}px`
  element.replaceChildren(text)
  return () => {
    element.replaceChildren(...served)
    element.style.minBlockSize = ''
  }
}
