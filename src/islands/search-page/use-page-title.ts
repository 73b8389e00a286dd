import { useLayoutEffect } from 'react'
import { brand } from '../../market/brand.ts'

interface PageTitle {
  /** Title of the search; undefined where the server's fits. */
  readonly title: string | undefined
  /** What the heading of the server's page says of its number, and what it is to say (`usePageLabel`). */
  readonly servedLabel: string
  readonly label: string
  /** Replaces the numbers below the heading, which count the results without criteria. */
  readonly found: string
}

/** Gives the page the title of the search and the page that are shown. */
export function usePageTitle({ title, servedLabel, label, found }: PageTitle): void {
  useLayoutEffect(() => {
    const heading = document.querySelector<HTMLElement>('main h1')
    const numbers = heading?.nextElementSibling
    const served = heading?.textContent.replace(servedLabel, '') ?? ''
    const isServed = title === undefined && label === servedLabel
    const shown = (title ?? served) + label
    const restore = [
      ...(heading && !isServed ? [replaced(heading, shown), renamed(`${shown} · ${brand}`)] : []),
      ...(numbers instanceof HTMLParagraphElement ? [replaced(numbers, found)] : []),
    ]
    return () => restore.forEach((restored) => restored())
  }, [title, servedLabel, label, found])
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
