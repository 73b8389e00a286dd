import type { ReactNode } from 'react'
import { Loading } from '../skeleton/Loading.tsx'
import { CardSkeleton } from '../skeleton/Skeleton.tsx'
import css from './Grid.module.css'

/** At most three columns, or four. */
export function Grid({ four, children }: { four?: boolean; children: ReactNode }): ReactNode {
  return <div className={four ? `${css.grid} ${css.four}` : css.grid}>{children}</div>
}

/** Full width between cards. */
export function Across({ children }: { children: ReactNode }): ReactNode {
  return <div className={css.across}>{children}</div>
}

export function GridSkeleton({ cards = 6, four }: { cards?: number; four?: boolean }): ReactNode {
  return (
    <Loading>
      <Grid {...(four && { four })}>
        {Array.from({ length: cards }, (_, at) => (
          <CardSkeleton key={at} />
        ))}
      </Grid>
    </Loading>
  )
}
