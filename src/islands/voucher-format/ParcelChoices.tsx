import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import type { SubElement, SubElements } from '../../contract/gifts.ts'
import { sleeveCategory } from '../../contract/sleeve-category.ts'
import {
  chosenSubElements,
  subElementGroups,
  type SubElementGroup,
  standardOption,
  toggledSubElement,
} from '../../domain/gift/sub-elements.ts'
import type { StayCriteria } from '../../domain/stay/criteria.ts'
import { Button } from '../../ui/button/Button.tsx'
import { formatPrice, formatSignedPrice } from '../../ui/format/price.ts'
import { Notice } from '../../ui/notice/Notice.tsx'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { Loading } from '../../ui/skeleton/Loading.tsx'
import { ListSkeleton } from '../../ui/skeleton/Skeleton.tsx'
import { useFailure } from '../queries/use-failure.ts'
import { dataInstant } from '../runtime/page-age.ts'
import { useHydrated } from '../runtime/use-hydrated.ts'
import { subElementsQuery } from '../stay-page/parcel-queries.ts'
import { showSleeve } from './show-sleeve.ts'
import type { SubElementChoice } from '../../domain/gift/gift.ts'
import { Badge } from '../../ui/badge/Badge.tsx'
import { Choice } from '../../ui/field/Choice.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import panel from '../stay-page/panel.module.css'
import css from './VoucherFormat.module.css'

interface ParcelChoicesProps {
  readonly served: SubElements | undefined
  readonly criteria: Pick<StayCriteria, 'sleeves' | 'additions'>
  readonly onChange: (patch: Pick<Partial<StayCriteria>, 'sleeves' | 'additions'>) => void
  /** The id of the form that sends the choices without scripts. */
  readonly form: string | undefined
}

/** Sleeve and additions of a parcel, with their sum (B4.79, B4.80). */
export function ParcelChoices({ served, criteria, onChange, form }: ParcelChoicesProps): ReactNode {
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
        <GroupChoices key={group.key} {...{ group, criteria, form }} onChoose={(ids) => onChange({ [group.key]: ids })} />
      ))}
      <p className="tabular" aria-live="polite">
        <Trans>Sleeve and extras:</Trans> <b>{sum === 0 ? <Trans>Free</Trans> : formatPrice(sum, market)}</b>
      </p>
      <PreviewedSleeve sleeve={sleeve} />
    </>
  )
}

/** The preview is the server's, beside the words, so that it is there without scripts, too. */
function PreviewedSleeve({ sleeve }: { sleeve: SubElement | undefined }): ReactNode {
  const { t } = useLingui()
  const caption = sleeve ? t`By post: ${sleeve.name}` : t`By post, in our standard sleeve`
  useEffect(() => showSleeve(caption, sleeve?.imageUrl), [caption, sleeve])
  return null
}

interface GroupChoicesProps {
  readonly group: SubElementGroup
  readonly criteria: SubElementChoice
  readonly form: string | undefined
  readonly onChoose: (ids: readonly string[]) => void
}

/** One choice has radio buttons, the free standard option first; several have checkboxes. */
function GroupChoices({ group, criteria, form, onChoose }: GroupChoicesProps): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const { key, category, elements, hasDefault } = group
  const chosen = elements.filter(({ id }) => criteria[key].includes(String(id)))
  const common = { framed: true, type: category.singleSelection ? 'radio' : 'checkbox', name: key, form, 'data-live': '' } as const
  return (
    <fieldset className={panel.choices}>
      <legend>{category.names[market.language]}</legend>
      {category.description && <p className="muted">{category.description}</p>}
      <div className={css.elements}>
        {hasDefault && (
          <Choice
            {...common}
            value={standardOption}
            checked={chosen.length === 0}
            onChange={() => onChoose(toggledSubElement(group, criteria, standardOption))}
            aside={<b>{t`Free`}</b>}
          >
            <Icon name="mail" />
            <Trans>Standard sleeve</Trans>
          </Choice>
        )}
        {elements.map(({ id, name, imageUrl, recommendedByWed, price, written }) => (
          <Choice
            key={id}
            {...common}
            value={id}
            data-written={written ? '' : undefined}
            checked={category.singleSelection ? chosen[0]?.id === id : chosen.some((element) => element.id === id)}
            onChange={() => onChoose(toggledSubElement(group, criteria, String(id)))}
            aside={<b className="tabular">{price === 0 ? t`Free` : formatSignedPrice(price, market)}</b>}
          >
            <img src={imageUrl} width="256" height="256" alt="" loading="lazy" />
            {name} {recommendedByWed && <Badge tone="social">{t`Recommended`}</Badge>}
          </Choice>
        ))}
      </div>
    </fieldset>
  )
}
