import type { ReactNode } from 'react'
import { Loading } from '../skeleton/Loading.tsx'
import { CardSkeleton } from '../skeleton/Skeleton.tsx'
import css from './Grid.module.css'

/** Grid of cards, at most three or four columns. */
export function Grid({ four, children }: { four?: boolean; children: ReactNode }): ReactNode {
  return <div className={four ? `${css.grid} ${css.four}` : css.grid}>{children}</div>
}

/** Full-width content between cards (a banner). */
export function Across({ children }: { children: ReactNode }): ReactNode {
  return <div className={css.across}>{children}</div>
}

/** Placeholder of a grid. */
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
