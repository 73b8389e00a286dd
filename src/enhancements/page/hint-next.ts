/**
 * The head of a refined list leaves before its results, which alone tell how many pages there are: their link to the next page becomes the
 * head's hint. Results of the hash, which hide the server's, have hints of their own (`usePageHints`).
 */
export function hintNext(link: HTMLAnchorElement): void {
  if (link.checkVisibility()) document.head.append(Object.assign(document.createElement('link'), { rel: 'next', href: link.href }))
}
