import type { ReactNode } from 'react'

/** Browsers keep the server's markup; they may not create any from text. */
export function AsServed({ className }: { className?: string | undefined }): ReactNode {
  return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
