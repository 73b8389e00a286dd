import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { byGroup, facetOptions, highlightedOptions } from '../../../domain/filters/facet-options.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { formatNumber } from '../../../ui/format/number.ts'
import { useSite } from '../../../ui/site/SiteContext.tsx'
import { Loading } from '../../../ui/skeleton/Loading.tsx'
import type { FilterDraftState } from '../use-draft.ts'
import css from './Activities.module.css'
import { OptionList } from './OptionList.tsx'
import options from './Options.module.css'
import range from './Range.module.css'

const fitting = 8

/**
 * A press on a highlighted activity applies it at once, so `onHighlight` receives the tag's id. The others wait for Confirm; the server does
 * not render them, so that visitors without scripts choose among the highlighted ones.
 */
export function Activities({ draft, onHighlight }: { draft: FilterDraftState; onHighlight: (tag: string) => void }): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const [whole, setWhole] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  // CSS unfolds a focused list, so one that had the focus before hydration must stay unfolded.
  useEffect(() => {
    if (list.current?.contains(document.activeElement)) setWhole(true)
  }, [])
  const { facets, filters } = draft
  const tags = facets ? facetOptions(facets, 'tags', filters) : []
  const highlighted = facets ? highlightedOptions(facets, filters) : []
  const long = tags.length > fitting
  return (
    <div className={css.activities}>
      {highlighted.length > 0 && (
        <fieldset className={options.group}>
          <legend>{t`Popular right now`}</legend>
          <div className={css.highlights}>
            {highlighted.map(({ id, name, count, selected, disabled }) => (
              <button
                key={id}
                type="button"
                data-live=""
                className={css.highlight}
                aria-pressed={selected}
                disabled={disabled}
                onClick={() => onHighlight(id)}
              >
                {`${name} `}
                <small className={options.count}>{formatNumber(count, market)}</small>
              </button>
            ))}
          </div>
        </fieldset>
      )}
      {tags.length > 0 ? (
        // It is not folded again on blur, because that would move the button being pressed.
        <div ref={list} className={long && !whole ? css.folded : undefined} onFocus={() => setWhole(true)}>
          <div className={options.groups}>
            {byGroup(tags).map(({ group, options: ofGroup }) => {
              const chips = <OptionList list="tags" draft={draft} options={ofGroup} look="chips" />
              if (!group)
                return (
                  <div key={group} className={options.group}>
                    {chips}
                  </div>
                )
              return (
                <fieldset key={group} className={options.group}>
                  <legend>{group}</legend>
                  {chips}
                </fieldset>
              )
            })}
          </div>
        </div>
      ) : (
        <div className={range.plain}>
          <OptionList list="tags" draft={draft} options={highlighted} look="chips" />
        </div>
      )}
      {tags.length === 0 && draft.pending && <Coming />}
      {long && (
        <Button className={css.unfold} data-live="" look="quiet" small aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? t`Show fewer activities` : t`Show all activities`}
        </Button>
      )}
    </div>
  )
}

function Coming(): ReactNode {
  return (
    <Loading>
      <div className={`${options.chips} ${css.coming}`} aria-hidden="true">
        {[7, 5, 9, 6, 8, 5, 7, 6].map((wide, at) => (
          <i key={at} className={options.option}>
            {'\u2003'.repeat(wide)}
          </i>
        ))}
      </div>
    </Loading>
  )
}
