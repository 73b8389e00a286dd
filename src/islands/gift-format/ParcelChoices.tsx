import { useQuery } from '@tanstack/react-query'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { SubElements } from '../../contract/gifts.ts'
import { sleeveCategory } from '../../contract/sleeve-category.ts'
import { chosenSubElements, subElementGroups } from '../../domain/gift/sub-elements.ts'
import type { StayCriteria } from '../../domain/stay/criteria.ts'
import { Button } from '../../ui/button/Button.tsx'
import { formatPrice } from '../../ui/format/price.ts'
import { GiftPreview } from '../../ui/gift/GiftPreview.tsx'
import { Notice } from '../../ui/notice/Notice.tsx'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { Loading } from '../../ui/skeleton/Loading.tsx'
import { ListSkeleton } from '../../ui/skeleton/Skeleton.tsx'
import { useFailure } from '../queries/use-failure.ts'
import { dataInstant } from '../runtime/page-age.ts'
import { useHydrated } from '../runtime/use-hydrated.ts'
import { subElementsQuery } from '../stay-page/gift/parcel-queries.ts'
import type { GiftFormatProps } from './props.ts'
import { SubElementGroup } from './SubElementGroup.tsx'

interface ParcelChoicesProps {
  /** Absent where the server rendered none. */
  readonly served: SubElements | undefined
  readonly preview: GiftFormatProps['preview']
  readonly criteria: Pick<StayCriteria, 'sleeves' | 'additions'>
  readonly onChange: (patch: Pick<Partial<StayCriteria>, 'sleeves' | 'additions'>) => void
  /** Form that sends the choices without scripts. */
  readonly form: string | undefined
}

/** Additions of a parcel (B4.79, B4.80). */
export function ParcelChoices({ served, preview, criteria, onChange, form }: ParcelChoicesProps): ReactNode {
  const { market } = useSite()
  const found = useQuery({ ...subElementsQuery(), initialData: () => served, initialDataUpdatedAt: dataInstant })
  const failure = useFailure(found)
  const data = useHydrated() ? found.data : served
  if (failure && !data) {
    return (
      <Notice
        tone="warn"
        action={
          <Button look="second" small onClick={() => void found.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {failure.sentence ?? (
          <Trans>
            The sleeves cannot be shown at the moment. Without a choice, your gift leaves in the standard sleeve, free of charge.
          </Trans>
        )}
      </Notice>
    )
  }
  if (!data) {
    return (
      <Loading>
        <ListSkeleton rows={2} />
      </Loading>
    )
  }
  const chosen = chosenSubElements(data, criteria)
  const sleeve = chosen.find(({ categoryId }) => categoryId === sleeveCategory)
  const sum = chosen.reduce((total, { price }) => total + price, 0)
  return (
    <>
      {subElementGroups(data).map((group) => (
        <SubElementGroup key={group.key} {...{ group, criteria, form }} onChoose={(ids) => onChange({ [group.key]: ids })} />
      ))}
      <p className="tabular" aria-live="polite">
        <Trans>Sleeve and extras:</Trans> <b>{sum === 0 ? <Trans>Free</Trans> : formatPrice(sum, market)}</b>
      </p>
      <GiftPreview {...preview} format={{ kind: 'physical', ...(sleeve && { sleeve }) }} />
    </>
  )
}
