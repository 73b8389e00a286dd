import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { Section } from '../../ui/layout/Page.tsx'
import { Strip } from '../../ui/layout/Strip.tsx'
import { ViewedCard } from '../../ui/shelf/ViewedCard.tsx'
import type { RecentlyViewedProps } from './island.ts'
import { useViewed } from './use-viewed.ts'

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
          <Strip
            items={others.map((item) => ({ key: `${item.type} ${item.id}`, card: <ViewedCard item={item} /> }))}
            previous={t`Previous products`}
            next={t`Next products`}
          />
        </Section>
      )}
    </div>
  )
}
