import type { ReactNode } from 'react'

/** Browsers keep the server's markup. Only where the server has rendered it: a browser may not create markup from text. */
export function AsServed({ className }: { className?: string | undefined }): ReactNode {
  return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
