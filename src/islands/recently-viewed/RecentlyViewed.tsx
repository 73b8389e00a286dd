import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react'
import type { ViewedItem } from '../../contract/viewed.ts'
import { othersViewed, parseViewed } from '../../domain/product-lists/viewed.ts'
import { storedViewed } from '../../stored/entries.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Section } from '../../ui/layout/Page.tsx'
import { Strip } from '../../ui/layout/Strip.tsx'
import { ViewedCard } from '../../ui/product-lists/ViewedCard.tsx'
import { useSite } from '../../ui/site/SiteContext.tsx'
import type { RecentlyViewedProps } from './props.ts'

export default function RecentlyViewed({ current }: RecentlyViewedProps): ReactNode {
  const { t } = useLingui()
  const { others, clear } = useViewed(current)
  return (
    <div>
      {others.length > 0 && (
        <Section
          title={<Trans>Recently viewed</Trans>}
          aside={
            <Button look="quiet" small onClick={clear}>
              <Trans>Clear the list</Trans>
            </Button>
          }
        >
          <Strip count={others.length} previous={t`Previous products`} next={t`Next products`}>
            {others.map((item) => (
              <li key={`${item.type} ${item.id}`}>
                <ViewedCard item={item} />
              </li>
            ))}
          </Strip>
        </Section>
      )}
    </div>
  )
}

/** Newest first, without the product of this page. Empty on the server, which cannot read the browser's storage. */
function useViewed(current: ViewedItem | undefined): { others: readonly ViewedItem[]; clear: () => void } {
  const { locale } = useSite().market
  const [list] = useState(() => storedViewed(locale))
  const text = useSyncExternalStore(list.subscribe, list.read, () => null)
  const others = useMemo(() => othersViewed(parseViewed(text), current), [text, current])
  return { others, clear: () => list.write(JSON.stringify(current ? [current] : [])) }
}
