import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useRef, useState } from 'react'
import { guestLimitsIn } from '../../domain/guests/guests.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { GuestsField } from '../controls/guests/GuestsField.tsx'
import { AsServed } from '../runtime/AsServed.tsx'
import { onDemand } from '../runtime/on-demand.ts'
import { NativeGuests } from './NativeFields.tsx'
import { PlaceField } from './PlaceField.tsx'
import { SearchDatesField } from './SearchDatesField.tsx'
import css from './SearchFields.module.css'
import { ThemeField } from './ThemeField.tsx'
import type { FieldsProps } from './use-search-draft.ts'

const useNearby = onDemand('Nearby', () => import('./Nearby.tsx'))

/** Only the booking flow has dates. The number of guests is fixed in the gifting flow, where a gift is for two. */
export function SearchFields(props: FieldsProps): ReactNode {
  const { t } = useLingui()
  const { flow } = useSite()
  const error = useId()
  const { unknown } = props.draft
  return (
    <>
      <div className={props.served ? css.bar : css.column}>
        <Destination {...props} errorId={error} />
        {flow === 'booking' && <SearchDatesField {...props} />}
        {props.themes.length > 0 && <ThemeField {...props} />}
        <Participants {...props} />
      </div>
      {unknown && (
        <p id={error} className={css.unknown} role="alert">
          {t`We know no place called “${unknown}”. Choose one of the suggestions, or leave the field empty to search everywhere.`}
        </p>
      )}
      {flow === 'gifting' && <input type="hidden" name="flow" value="gifting" />}
      <Button type="submit" className={css.submit}>
        <Icon name="search" />
        <span>{t`Search`}</span>
      </Button>
    </>
  )
}

/** Without scripts it is the text field `q`, with which the server looks the place up. */
function Destination({ draft, themes, served, errorId }: FieldsProps & { errorId: string }): ReactNode {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [nearby, setNearby] = useState(false)
  const code = useNearby(nearby)
  const { unknown, queried, change } = draft
  return (
    <div className={css.field}>
      <PlaceField
        input={input}
        label={t`Destination`}
        name="q"
        text={draft.text}
        errorId={unknown ? errorId : undefined}
        floating={served === true}
        focused={!served}
        onNearby={() => setNearby(true)}
        onRecent={(recent) => change({ kind: 'search', ...recent })}
        themes={themes}
        onTheme={(theme) => {
          change({ kind: 'text', text: '' })
          change({ kind: 'theme', theme })
        }}
        onType={(text) => change({ kind: 'text', text })}
        onChoose={(place) => change({ kind: 'place', place, text: place.label })}
      />
      {served && queried && <input type="hidden" name={queried.kind} value={queried.id} />}
      {nearby && code && <code.Nearby source={input} onClose={() => setNearby(false)} onConfirm={draft.chooseAround} />}
    </div>
  )
}

function Participants({ draft, served, maxAdults }: FieldsProps): ReactNode {
  const { t } = useLingui()
  const { flow } = useSite()
  const { guests } = draft
  const fixed = flow === 'gifting'
  const limits = guestLimitsIn(flow, maxAdults)
  const label = flow === 'activity' ? t({ message: 'Participants', context: 'activity' }) : t`Participants`
  return (
    <div className={css.field}>
      <GuestsField
        className={css.control}
        label={label}
        guests={guests}
        limits={limits}
        disabled={fixed}
        onSave={(chosen) => draft.change({ kind: 'guests', guests: chosen })}
      >
        {served &&
          !fixed &&
          (import.meta.env.SSR ? (
            <NativeGuests label={label} guests={guests} limits={limits} />
          ) : (
            <AsServed as="fieldset" className={css.native} />
          ))}
      </GuestsField>
    </div>
  )
}
