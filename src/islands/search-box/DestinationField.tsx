import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { clock, pin } from '../../ui/icon/paths.ts'
import { dateRange } from '../../ui/format/date.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { onDemand } from '../parts/on-demand.ts'
import { useGuestWords } from '../parts/guests/use-guest-words.ts'
import { PlaceField } from './PlaceField.tsx'
import type { PlaceEntry } from './PlaceList.tsx'
import { recentSearches } from './recent-searches.ts'
import type { FieldsProps } from './SearchFields.tsx'
import css from './SearchFields.module.css'

const useNearby = onDemand(() => import('./Nearby.tsx'))

/** Where to: a place, one searched for during this visit, or "Travel locally!". Without scripts a text field, `q`. */
export function DestinationField({ draft, today, hour, served }: FieldsProps): ReactNode {
  const { t } = useLingui()
  const { market, flow } = useSite()
  const guestWords = useGuestWords()
  const input = useRef<HTMLInputElement>(null)
  const [nearby, setNearby] = useState(false)
  const code = useNearby(nearby)

  const offers = (): PlaceEntry[] => [
    { key: 'around', icon: pin, label: t`Travel locally!`, context: t`Around you, or any place`, choose: () => setNearby(true) },
    ...recentSearches(() => sessionStorage, market.locale, today, hour).map((recent): PlaceEntry => {
      const { place, dates, guests } = recent
      const when = dates && flow !== 'gifting' && dateRange(dates.checkin, dates.checkout, market)
      return {
        key: `recent${place.kind}${place.value}`,
        icon: clock,
        label: place.label,
        context: [t`Recent search`, when, guestWords.party(guests)].filter(Boolean).join(' · '),
        choose: () => draft.chooseRecent(recent),
      }
    }),
  ]
  const { unknown } = draft
  return (
    <div className={css.field}>
      <PlaceField
        input={input}
        label={t`Destination`}
        name="q"
        text={draft.text}
        error={
          unknown
            ? t`We know no place called “${unknown}”. Choose one of the suggestions, or leave the field empty to search everywhere.`
            : undefined
        }
        floating={served === true}
        focused={!served}
        offers={offers}
        onType={draft.typeText}
        onChoose={draft.choosePlace}
      />
      {served && draft.unnamed && <input type="hidden" name={draft.unnamed.kind} value={draft.unnamed.id} />}
      {nearby && code && <code.Nearby source={input} onClose={() => setNearby(false)} onConfirm={draft.chooseAround} />}
    </div>
  )
}
