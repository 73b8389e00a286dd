import type { IslandFiles } from '../island.ts'
import { whenPageIdle } from './triggers.ts'

declare global {
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: 'slow-2g' | '2g' | '3g' | '4g' }
  }
}

/** Loads nothing ahead for visitors who save data. */
export function preloadFirstScreen(): void {
  if (savesData()) return
  whenPageIdle(preloadSeen)
}

const preloaded = new Set<string>()

export function preloadIsland(island: HTMLElement): void {
  const [address = '', early] = island.dataset['early']?.split(' ') ?? []
  preload(island, ({ scripts, parts }) => [...scripts, ...((early && location.href.includes(address) && parts[early]) || [])])
}

export function preloadPart(island: HTMLElement, name: string): void {
  preload(island, ({ parts }) => parts[name] ?? [])
}

function preload(island: HTMLElement, select: (files: IslandFiles) => readonly string[]): void {
  filesOf(island).then(
    (files) => fetchAhead(select(files)),
    // What needs the island meets the failure.
    () => {},
  )
}

export async function filesOf({ dataset: { files } }: HTMLElement): Promise<IslandFiles> {
  const module: { default: IslandFiles } = await import(/* @vite-ignore */ `${files}`)
  return module.default
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

function preloadSeen(): void {
  for (const island of document.querySelectorAll<HTMLElement>('travel-island:not([data-takeover])'))
    if (isOnFirstScreen(island)) preloadIsland(island)
}

/** The element itself has no box (`display: contents`), so its first child is measured. */
function isOnFirstScreen({ firstElementChild }: Element): boolean {
  const [box] = firstElementChild?.getClientRects() ?? []
  return box !== undefined && box.top < innerHeight && box.bottom > 0
}

const savesData = (): boolean => navigator.connection?.saveData === true
