import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { byGroup, facetOptions, isDisabled } from '../../../domain/filters/facet-options.ts'
import { Button } from '../../../ui/button/Button.tsx'
import type { Draft } from '../draft.ts'
import css from './Activities.module.css'
import { OptionList } from './OptionList.tsx'
import options from './Options.module.css'

/** Activities by group. The highlighted ones apply at once (`onHighlight` gets the tag's id); the list opens from its first lines. */
export function Activities({ draft, onHighlight }: { draft: Draft; onHighlight: (tag: string) => void }): ReactNode {
  const { t } = useLingui()
  const [whole, setWhole] = useState(false)
  const tags = draft.facets ? facetOptions(draft.facets, 'tags', draft.filters) : []
  const highlighted = draft.facets?.properties.find(({ propertyType }) => propertyType === 'highlighted')?.values ?? []
  const groups = byGroup(tags)
  const long = tags.length > 8
  return (
    <div className={css.activities}>
      {highlighted.length > 0 && (
        <fieldset className={css.highlights}>
          <legend className="unseen">{t`Popular right now`}</legend>
          {highlighted.map(({ id, name, count }) => {
            const pressed = draft.filters.tags.includes(id)
            return (
              <button
                key={id}
                type="button"
                data-live=""
                className={css.highlight}
                aria-pressed={pressed}
                disabled={isDisabled(count, pressed)}
                onClick={() => onHighlight(id)}
              >
                {name}
              </button>
            )
          })}
        </fieldset>
      )}
      <div className={long && !whole ? css.folded : undefined}>
        <div className={options.groups}>
          {groups.map(({ group, options: ofGroup }) => (
            <fieldset key={group} className={options.group}>
              {group && <legend>{group}</legend>}
              <OptionList list="tags" draft={draft} options={ofGroup} look="chips" />
            </fieldset>
          ))}
        </div>
      </div>
      {long && (
        <Button className={css.unfold} data-live="" look="quiet" small aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? t`Show fewer activities` : t`Show all activities`}
        </Button>
      )}
    </div>
  )
}
