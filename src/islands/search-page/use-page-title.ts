import { useLayoutEffect } from 'react'

/**
 * Replaces the page's title, which the server wrote for its path, while the island's results are shown; undefined leaves it. The numbers
 * below it are those without criteria: they are hidden, in their place, so that nothing moves.
 */
export function usePageTitle(title: string | undefined): void {
  useLayoutEffect(() => {
    const heading = document.querySelector('main h1')
    const below = heading?.nextElementSibling
    const numbers = below instanceof HTMLParagraphElement ? below : undefined
    const served = [...(heading?.childNodes ?? [])]
    if (title !== undefined) heading?.replaceChildren(title)
    if (numbers) numbers.style.visibility = 'hidden'
    return () => {
      if (title !== undefined) heading?.replaceChildren(...served)
      if (numbers) numbers.style.visibility = ''
    }
  }, [title])
}
