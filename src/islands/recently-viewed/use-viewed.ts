import { useMemo, useState, useSyncExternalStore } from 'react'
import type { ViewedItem } from '../../contract/viewed.ts'
import { othersViewed, parseViewed } from '../../domain/shelf/viewed.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { storedViewed } from '../../stored/entries.ts'

/** Newest first, without `current`. Empty on the server. */
export function useViewed(current: ViewedItem | undefined): { others: readonly ViewedItem[]; clear: () => void } {
  const { locale } = useSite().market
  const [list] = useState(() => storedViewed(locale))
  const text = useSyncExternalStore(list.subscribe, list.read, () => null)
  const others = useMemo(() => othersViewed(parseViewed(text), current), [text, current])
  return { others, clear: () => list.write(JSON.stringify(current ? [current] : [])) }
}
