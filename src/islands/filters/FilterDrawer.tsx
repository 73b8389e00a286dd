import { useLingui } from '@lingui/react/macro'
import type { FormEvent, ReactNode, RefObject } from 'react'
import { noFilters, type SearchCriteria } from '../../domain/search/criteria.ts'
import { toggled } from '../../domain/filters/filter-changes.ts'
import { Button } from '../../ui/button/Button.tsx'
import { useFoundLabel } from '../../ui/results/use-found-label.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { Panel } from '../controls/panel/Panel.tsx'
import { useMedia, wideScreen } from '../runtime/media.ts'
import { changeFilters } from '../search-page/show-search.ts'
import { ApplyButton } from './ApplyButton.tsx'
import css from './Filters.module.css'
import type { FiltersProps } from './props.ts'
import { Activities } from './sections/Activities.tsx'
import { DistanceSlider, PriceSlider } from './sections/Sliders.tsx'
import { MoreFilters } from './sections/MoreFilters.tsx'
import { OptionList } from './sections/OptionList.tsx'
import { useDraft } from './use-draft.ts'

interface DrawerProps {
  readonly page: FiltersProps
  readonly rendered: SearchCriteria
  readonly applied: SearchCriteria
  readonly open: boolean
  readonly onClose: () => void
  readonly source: RefObject<HTMLElement | null>
}

/** All filters in one form, with a draft of its own that is discarded when the drawer closes. */
export function FilterDrawer(props: DrawerProps): ReactNode {
  const { t } = useLingui()
  const { flow, redeeming } = useSite()
  const isActivities = flow === 'activity'
  const wide = useMedia(wideScreen)
  const draft = useDraft(props.page, props.rendered, props.applied, { filters: props.open, activities: props.open })
  const close = () => {
    draft.drop()
    props.onClose()
  }
  const apply = (filters = draft.filters) => {
    changeFilters(props.page, { filters })
    close()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    apply()
  }
  /** On wide screens a reset applies at once, like the link in the bar; on phones it waits for Confirm. */
  const reset = () => {
    draft.set(noFilters)
    if (wide) changeFilters(props.page, { filters: noFilters })
  }
  const { total } = draft
  const foundLabel = useFoundLabel()
  const found = total === undefined ? undefined : foundLabel(total, props.applied.destination?.kind === 'hotel')
  return (
    <Panel
      open={props.open}
      onClose={close}
      title={wide ? t`All filters` : t`Filters`}
      source={props.source}
      form="drawer"
      className={css.drawer}
    >
      <form className={css.form} onSubmit={submit}>
        <div className={css.sections}>
          <Section title={isActivities ? t`Type of activity` : t`Activities`}>
            <Activities draft={draft} onHighlight={(tag) => apply(toggled(draft.filters, 'tags', tag))} />
          </Section>
          {!redeeming && (
            <Section title={t`Price`}>
              <PriceSlider draft={draft} criteria={props.applied} />
            </Section>
          )}
          <Section title={t`Distance`}>
            <DistanceSlider draft={draft} criteria={props.applied} />
          </Section>
          {!isActivities && (
            <>
              <Section title={t`Facilities`}>
                <OptionList list="facilities" draft={draft} />
              </Section>
              <Section title={t`More filters`}>
                <MoreFilters draft={draft} />
              </Section>
            </>
          )}
        </div>
        <div className={css.foot}>
          <Button look="second" onClick={reset}>
            {wide ? t`Reset all filters` : t`Reset`}
          </Button>
          <ApplyButton
            className={css.confirm}
            label={wide ? t`See results` : t`Confirm`}
            found={found}
            empty={total === 0}
            keepsLabel={!wide}
          />
        </div>
      </form>
    </Panel>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section className={css.section}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}
