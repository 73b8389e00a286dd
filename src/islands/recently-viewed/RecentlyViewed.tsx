import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { Section } from '../../ui/layout/Page.tsx'
import { Strip } from '../../ui/layout/Strip.tsx'
import { ViewedCard } from '../../ui/shelf/ViewedCard.tsx'
import type { RecentlyViewedProps } from './props.ts'
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
