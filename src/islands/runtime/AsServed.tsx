import type { ReactNode } from 'react'

/**
 * Stands in a browser for markup that only the server renders, such as native fields: hydration keeps that markup, and its code is not
 * loaded. `as` and `className` are those of the server's element. An element that React creates here stays empty.
 */
export function AsServed({ as: Element = 'div', className }: { as?: 'div' | 'fieldset'; className?: string | undefined }): ReactNode {
  return <Element className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
