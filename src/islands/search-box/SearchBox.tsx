import { useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { Panel } from '../controls/panel/Panel.tsx'
import { onDemand } from '../runtime/on-demand.ts'
import type { SearchBoxProps } from './props.ts'
import css from './SearchBox.module.css'
import { SearchFields } from './SearchFields.tsx'
import { SearchSummary } from './SearchSummary.tsx'
import { themeLabel } from './ThemeField.tsx'
import { useSearchDraft } from './use-search-draft.ts'
import { useServerOnFailure } from './use-server-on-failure.ts'

const useLookup = onDemand('DestinationName', () => import('./DestinationName.tsx'))

/** A GET form without scripts, with the keys of the hash. */
export default function SearchBox(props: SearchBoxProps): ReactNode {
  const { t } = useLingui()
  const { flow } = useSite()
  const draft = useSearchDraft(props)
  useServerOnFailure()
  const lookup = useLookup(draft.unnamed !== undefined)
  const summary = useRef<HTMLButtonElement>(null)
  const stuck = useRef<HTMLButtonElement>(null)
  const [opener, setOpener] = useState<typeof summary>()
  const theme = themeLabel(draft.theme, props.themes, props.path.theme)
  const title = {
    booking: t`I am looking for a weekend`,
    gifting: t`I am searching for a gift`,
    activity: t`I am looking for an activity`,
  }[flow]

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await draft.submit()) setOpener(undefined)
  }
  return (
    <search className={props.compact ? `${css.box} ${css.compact}` : css.box} aria-label={title}>
      <SearchSummary ref={summary} draft={draft} theme={theme} onOpen={() => setOpener(summary)} />
      {props.compact && <SearchSummary ref={stuck} stuck draft={draft} theme={theme} onOpen={() => setOpener(stuck)} />}
      <form className={css.form} action={props.action} onSubmit={submit}>
        <SearchFields {...props} draft={draft} active={opener === undefined} served />
      </form>
      {draft.unnamed && lookup && <lookup.DestinationName {...draft.unnamed} onName={draft.onName} />}
      <Panel open={opener !== undefined} onClose={() => setOpener(undefined)} title={title} source={opener ?? summary} form="drawer">
        <form className={css.modal} action={props.action} onSubmit={submit}>
          <SearchFields {...props} draft={draft} active />
        </form>
      </Panel>
    </search>
  )
}
