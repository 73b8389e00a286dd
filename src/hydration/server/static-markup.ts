import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server.edge'

/**
 * Renders without React's preloads of eager pictures: they stand before the viewport's meta element, so phones would fetch the desktop's
 * pictures too.
 */
export function staticMarkup(node: ReactNode, options?: { identifierPrefix?: string }): string {
  return withoutPreloads(renderToStaticMarkup(node, options))
}

export function hydratableMarkup(node: ReactNode, options: { identifierPrefix: string }): string {
  return withoutPreloads(renderToString(node, options))
}

const preloads = /^((?:<html[^>]*><head>(?:<meta [^>]*>)*)?)(?:<link rel="preload" as="image"[^>]*>)+/

const withoutPreloads = (html: string): string => html.replace(preloads, '$1')
