import type { ReactNode } from 'react'

/**
 * Where a foreign element makes React render an island anew, it creates this element too and assigns its markup, which Trusted Types refuse
 * for a string, also an empty one.
 */
const emptyMarkup = globalThis.trustedTypes?.emptyHTML ?? ''

/**
 * Stands in a browser for markup that only the server renders, such as native fields: hydration keeps that markup, and its code is not
 * loaded. `as` and `className` are those of the server's element. An element that React creates here stays empty.
 */
export function AsServed({ as: Element = 'div', className }: { as?: 'div' | 'fieldset'; className?: string | undefined }): ReactNode {
  return <Element className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: emptyMarkup }} />
}

declare global {
  /** The part of Trusted Types that islands use; older browsers have none. */
  var trustedTypes:
    | {
        readonly emptyHTML: TrustedHTML
        createPolicy(name: string, rules: { createScriptURL: (url: string) => string | null }): unknown
      }
    | undefined
}
