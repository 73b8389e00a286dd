import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { FacetsResponse } from '../../contract/facets.ts'
import type { RelaxedStep, Suggestion } from '../../domain/fallback/suggestions.ts'
import { capitalised } from '../format/text.tsx'
import { formatDateRange } from '../format/date.ts'
import { useSite } from '../site/SiteContext.tsx'
import { searchHref } from './search-href.ts'
import { useFilterName } from './use-filter-name.ts'
import { useFoundLabel } from './use-found-label.ts'
import css from './Suggestions.module.css'
import { linkTo } from '../link/link-to.ts'

interface SuggestionsProps {
  readonly suggestions: readonly Suggestion[]
  readonly facets: FacetsResponse | undefined
}

export function Suggestions({ suggestions, facets }: SuggestionsProps): ReactNode {
  const view = useSite()
  const stepName = useStepName(facets)
  const found = useFoundLabel()
  if (suggestions.length === 0) return null
  return (
    <section className={css.suggestions}>
      <h2>
        <Trans>What you could change</Trans>
      </h2>
      <ul className="row">
        {suggestions.map(({ steps, criteria, address, count }) => (
          <li key={steps.map(stepName).join()}>
            <a className="pill" {...linkTo(searchHref(view, address))}>
              {capitalised(steps.map(stepName).join(', '), view.market)}
              <b>{found(count, criteria.destination?.kind === 'hotel')}</b>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function useStepName(facets: FacetsResponse | undefined): (step: RelaxedStep) => string {
  const { t } = useLingui()
  const { market, today } = useSite()
  const filterName = useFilterName(facets)
  return (step) => {
    switch (step.kind) {
      case 'filter': {
        const name = filterName(step.filter)
        return t`without the filter “${name}”`
      }
      case 'filters':
        return t`without filters`
      case 'shift':
        return formatDateRange(step.dates.checkin, step.dates.checkout, market, today)
      case 'nearDates': {
        const { days } = step
        return t`your dates ± ${plural(days, { one: '# day', other: '# days' })}`
      }
      case 'dates':
        return t`without dates`
      case 'rooms': {
        const { rooms } = step
        return t`${plural(rooms, { one: 'in # room', other: 'in # rooms' })}`
      }
      case 'participants': {
        const { adults } = step
        return t`${plural(adults, { one: '# participant', other: '# participants' })}`
      }
      case 'theme':
        return t`all themes`
      case 'around': {
        const { label = t`around the chosen point`, radius } = step
        return radius === undefined ? t`${label} and around` : t`within ${radius} km`
      }
      case 'place':
        return step.place.inLabel ?? step.place.label
      case 'everywhere':
        return t`all destinations`
    }
  }
}
