import type { ReactNode } from 'react'

/**
 * Fields of a visitor without scripts, or whose code is not there yet: browsers keep the server's markup. Only where the server has rendered
 * them: a browser may not create markup from text.
 */
export function AsServed({ className }: { className?: string | undefined }): ReactNode {
  return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
