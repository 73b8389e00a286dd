import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { href } from '../../market/site.ts'
import { linkTo } from '../../ui/link/link-to.ts'
import { LinkButton } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/notice/EmptyState.tsx'
import { GridSkeleton } from '../../ui/results/Grid.tsx'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { onDemand } from '../runtime/on-demand.ts'
import { useListRows } from './use-list-rows.ts'
import css from './Wishlist.module.css'

const useFullList = onDemand('FullList', () => import('./FullList.tsx'))

/** The list is in the browser's storage, so the server renders only its place. */
export default function Wishlist(): ReactNode {
  const list = useListRows()
  const hasRows = list.rows.length > 0
  const full = useFullList(hasRows)
  const isEmpty = list.wishes !== undefined && !hasRows
  return (
    <div className={css.list}>
      {isEmpty && (list.isKept ? <NoWishes /> : <NothingKept />)}
      {!isEmpty && (full && hasRows ? <full.FullList list={list} /> : <Waiting />)}
    </div>
  )
}

/** Keeps the place of the dates and the first cards, so that nothing moves when they come. */
function Waiting(): ReactNode {
  return (
    <>
      <div className={css.toolsPlace} />
      <GridSkeleton cards={3} />
    </>
  )
}

function NoWishes(): ReactNode {
  return (
    <Empty title={<Trans>Your wishlist is empty</Trans>}>
      <Trans>Press the heart on a stay or an activity: you find it here, with its price of the day.</Trans>
    </Empty>
  )
}

function NothingKept(): ReactNode {
  return (
    <Empty title={<Trans>Your browser does not keep your wishlist</Trans>}>
      <Trans>
        It stores nothing for this site, so a heart holds on its own page only. Allow this site to store data to find your hearts here.
      </Trans>
    </Empty>
  )
}

function Empty({ title, children }: { title: ReactNode; children: ReactNode }): ReactNode {
  const { site } = useSite()
  return (
    <EmptyState
      icon="heart"
      title={title}
      action={
        <LinkButton {...linkTo(href(site, 'stays'))}>
          <Trans>See all our stays</Trans>
        </LinkButton>
      }
    >
      {children}
    </EmptyState>
  )
}
