import { whenPageIdle } from './triggers.ts'

declare global {
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean }
  }
}

/** Loads nothing ahead for visitors who save data. */
export function preloadFirstScreen(): void {
  if (savesData()) return
  whenPageIdle(preload)
}

const preloaded = new Set<string>()

export function preloadIsland(island: HTMLElement): void {
  const { scripts = '', messages = '', early = '' } = island.dataset
  const [address = '', part] = early.split(' ')
  fetchAhead([...scripts.split(' '), messages, ...(part && location.href.includes(address) ? partFiles(island, part) : [])])
}

function fetchAhead(files: readonly string[]): void {
  for (const file of files) {
    if (!file || preloaded.has(file)) continue
    preloaded.add(file)
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = file
    document.head.append(link)
  }
}

export function preloadPart(island: HTMLElement, name: string): void {
  fetchAhead(partFiles(island, name))
}

/** Returns the text file (or an empty string) and the scripts of a part, in the format of `src/hydration/build/island-messages.ts`. */
export function partFiles({ dataset: { parts = '' } }: HTMLElement, name: string): readonly string[] {
  for (const part of parts.split(';')) {
    const [first = '', ...scripts] = part.split(' ')
    const [named, texts = ''] = first.split('=')
    if (named === name) return [texts, ...scripts]
  }
  return []
}

function preload(): void {
  for (const island of document.querySelectorAll<HTMLElement>('travel-island:not([data-takeover])'))
    if (isOnFirstScreen(island)) preloadIsland(island)
}

/** The element itself has no box (`display: contents`), so its first child is measured. */
function isOnFirstScreen({ firstElementChild }: Element): boolean {
  const [box] = firstElementChild?.getClientRects() ?? []
  return box !== undefined && box.top < innerHeight && box.bottom > 0
}

const savesData = (): boolean => navigator.connection?.saveData === true
