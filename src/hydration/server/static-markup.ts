import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server.edge'

/**
 * React's markup without the preloads that it writes ahead of it for pictures that load at once. Ahead of a page they stand before the
 * viewport, and a phone fetches the desktop's picture besides its own; ahead of a fragment they stand right before their pictures.
 */
export function staticMarkup(node: ReactNode, options?: { identifierPrefix?: string }): string {
  return withoutPreloads(renderToStaticMarkup(node, options))
}

/** The same for what the browser hydrates. */
export function hydratableMarkup(node: ReactNode, options: { identifierPrefix: string }): string {
  return withoutPreloads(renderToString(node, options))
}

const preloads = /^((?:<html[^>]*><head>(?:<meta [^>]*>)*)?)(?:<link rel="preload" as="image"[^>]*>)+/

const withoutPreloads = (html: string): string => html.replace(preloads, '$1')
