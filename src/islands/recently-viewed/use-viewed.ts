import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { ViewedItem } from '../../contract/viewed.ts'
import { othersViewed, parseViewed, withViewed } from '../../domain/shelf/viewed.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { kept } from '../shelf/kept.ts'

/** What the visitor has looked at in this market, newest first, without `current`, which joins the list. Nothing on the server. */
export function useViewed(current: ViewedItem | undefined): { others: readonly ViewedItem[]; clear: () => void } {
  const { locale } = useSite().market
  // Names and addresses are the market's.
  const [list] = useState(() => kept(`escale.viewed.${locale}`))
  const text = useSyncExternalStore(list.subscribe, list.read, () => null)
  useEffect(() => {
    if (current) list.write(JSON.stringify(withViewed(parseViewed(list.read()), current)))
  }, [list, current])
  const others = useMemo(() => othersViewed(parseViewed(text), current), [text, current])
  return { others, clear: () => list.write(JSON.stringify(current ? [current] : [])) }
}
