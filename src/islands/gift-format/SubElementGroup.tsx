import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type SubElementGroup as Group, standardOption, toggledSubElement } from '../../domain/gift/sub-elements.ts'
import type { SubElementChoice } from '../../domain/gift/gift.ts'
import { Badge } from '../../ui/badge/Badge.tsx'
import { Choice } from '../../ui/field/Choice.tsx'
import { formatSignedPrice } from '../../ui/format/price.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { mailIcon } from '../../ui/icon/paths.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import panel from '../stay-page/panel.module.css'
import css from './GiftFormat.module.css'

interface SubElementGroupProps {
  readonly group: Group
  readonly criteria: SubElementChoice
  readonly form: string | undefined
  /** Ids of the category. */
  readonly onChoose: (ids: readonly string[]) => void
}

/** Radio buttons with the free standard option first, or checkboxes. */
export function SubElementGroup({ group, criteria, form, onChoose }: SubElementGroupProps): ReactNode {
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
            <Icon path={mailIcon} />
            <Trans>Standard sleeve</Trans>
          </Choice>
        )}
        {elements.map(({ id, name, imageUrl, recommendedByWed, price }) => (
          <Choice
            key={id}
            {...common}
            value={id}
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
