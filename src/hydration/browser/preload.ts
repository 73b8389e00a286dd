import { whenSettled } from './triggers.ts'

declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData?: boolean }
  }
}

/**
 * Once the page has loaded and the browser is idle: fetches the code of the islands on the first screen, without running it, so that
 * the first click finds it. Not for visitors who save data.
 */
export function preloadFirstScreen(): void {
  if (savesData()) return
  whenSettled(preload)
}

const asked = new Set<string>()

/** Fetches an island's files together, its code, all that imports, and its texts: one does not wait for another to be read. */
export function preloadIsland({ dataset: { scripts = '', messages = '' } }: HTMLElement): void {
  fetchAhead([...scripts.split(' '), messages])
}

function fetchAhead(files: readonly string[]): void {
  for (const file of files) {
    if (!file || asked.has(file)) continue
    asked.add(file)
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = file
    document.head.append(link)
  }
}

/** Fetches a part that the island imports on demand together with the island itself, when the visitor asked for that part. */
export function preloadPart({ dataset: { parts = '' } }: HTMLElement, name: string): void {
  const [, ...files] =
    parts
      .split(';')
      .map((part) => part.split(' '))
      .find(([named]) => named === name) ?? []
  fetchAhead(files)
}

function preload(): void {
  for (const island of document.querySelectorAll<HTMLElement>('travel-island:not([data-takeover])'))
    if (isOnFirstScreen(island)) preloadIsland(island)
}

/** The element itself has no box (`display: contents`). */
function isOnFirstScreen({ firstElementChild }: Element): boolean {
  const [box] = firstElementChild?.getClientRects() ?? []
  return box !== undefined && box.top < innerHeight && box.bottom > 0
}

const savesData = (): boolean => navigator.connection?.saveData === true
