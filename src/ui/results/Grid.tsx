import type { ReactNode } from 'react'
import { Loading } from '../skeleton/Loading.tsx'
import { CardSkeleton } from '../skeleton/Skeleton.tsx'
import css from './Grid.module.css'

/** The grid has three columns at most, or four. `row` is for three cards, which a tablet also shows in one row. */
export function Grid({ four, row, children }: { four?: boolean; row?: boolean; children: ReactNode }): ReactNode {
  return <div className={four ? `${css.grid} ${css.four}` : row ? `${css.grid} ${css.row}` : css.grid}>{children}</div>
}

export function Across({ children }: { children: ReactNode }): ReactNode {
  return <div className={css.across}>{children}</div>
}

export function GridSkeleton({ cards = 6, four }: { cards?: number; four?: boolean }): ReactNode {
  return (
    <Loading>
      <Grid {...(four && { four })} row={cards === 3}>
        {Array.from({ length: cards }, (_, at) => (
          <CardSkeleton key={at} />
        ))}
      </Grid>
    </Loading>
  )
}
