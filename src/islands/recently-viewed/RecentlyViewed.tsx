import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { Section } from '../../ui/layout/Page.tsx'
import { ViewedCard } from '../../ui/shelf/ViewedCard.tsx'
import css from '../../ui/layout/Strip.module.css'
import type { RecentlyViewedProps } from './island.ts'
import { useViewed } from './use-viewed.ts'

export default function RecentlyViewed({ current }: RecentlyViewedProps): ReactNode {
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
          <ul className={css.strip}>
            {others.map((item) => (
              <li key={`${item.type} ${item.id}`}>
                <ViewedCard item={item} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  )
}
