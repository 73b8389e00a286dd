import { useQuery } from '@tanstack/react-query'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { themesNamed } from '../../domain/search/named-place.ts'
import type { DestinationKind } from '../../contract/destination-kinds.ts'
import type { GeoSuggestion, GeoSuggestions } from '../../contract/geo.ts'
import { formatDateRange } from '../../ui/format/date.ts'
import { useFlexibilityLabel } from '../../ui/results/use-flexibility-label.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { useGuestLabels } from '../controls/guests/use-guest-labels.ts'
import { comboboxKey, type ListState } from './combobox-keys.ts'
import { type PlaceEntry, type PlaceGroup, PlaceList } from './PlaceList.tsx'
import type { IconName } from '../../ui/icon/icon-names.ts'
import { placesQuery } from './place-queries.ts'
import type { SearchBoxProps } from './props.ts'
import { type RecentSearch, recentSearches } from './visit-memory.ts'

/** What the list offers besides places. Each is left out where its function is missing. */
export interface ListEntries {
  readonly onNearby?: (() => void) | undefined
  readonly onRecent?: ((search: RecentSearch) => void) | undefined
  readonly themes?: SearchBoxProps['themes'] | undefined
  readonly onTheme?: ((theme: number) => void) | undefined
}

/** Ids of the open list and of its active option, for the ARIA attributes of the text field. */
export interface ListAttributes {
  readonly id: string
  readonly active: string | undefined
}

interface PlaceSuggestionsProps extends ListEntries {
  readonly id: string
  readonly input: RefObject<HTMLInputElement | null>
  readonly control: RefObject<HTMLElement | null>
  /** Text to search for; empty for the recommended places. */
  readonly query: string
  readonly opened: boolean
  readonly floating: boolean
  readonly onType: (text: string) => void
  /** Receives undefined when an entry other than a place was chosen. */
  readonly onChoose: (place: GeoSuggestion | undefined) => void
  /** Receives undefined while the list is hidden. */
  readonly onList: (list: ListAttributes | undefined) => void
}

export function PlaceSuggestions({ id, input, control, query, opened, floating, onList, ...rest }: PlaceSuggestionsProps): ReactNode {
  const { t } = useLingui()
  const [list, setList] = useState<ListState>({ open: opened, active: -1 })
  const suggestions = useSuggestions(query, list.open)
  const typed = suggestions.text ?? ''
  const others = useOtherEntries(rest)
  const themes = useThemes(rest)
  const choosing = ({ entries, ...group }: PlaceGroup): PlaceGroup => ({
    ...group,
    entries: entries.map((entry) => ({
      ...entry,
      choose: () => {
        entry.choose()
        rest.onChoose(entry.place)
        setList(shut)
      },
    })),
  })
  const placeGroups = usePlaceGroups(suggestions)
  const groups = [
    ...(list.open && suggestions.text === '' ? [others()] : []),
    placeGroups.places,
    ...(list.open && typed !== '' ? [themes(typed)] : []),
    placeGroups.hotels,
  ]
    .filter(({ entries }) => entries.length > 0)
    .map(choosing)
  const entries = groups.flatMap((group) => group.entries)
  const isEmpty = list.open && typed !== '' && entries.length === 0
  const shown = list.open && entries.length > 0
  useKeys(input, { list: { ...list, open: shown || isEmpty }, entries, onList: setList, onClear: () => rest.onType('') })

  const attributes = useEffectEvent(onList)
  useLayoutEffect(() => {
    attributes(shown ? { id, active: list.active >= 0 ? `${id}${list.active}` : undefined } : undefined)
  }, [id, shown, list.active])
  useLayoutEffect(() => () => attributes(undefined), [])

  const count = entries.length
  const status = t`${plural(count, { 0: 'No destination found', one: '# destination', other: '# destinations' })}`
  return (
    <>
      <output className="unseen">{list.open && suggestions.text === query && status}</output>
      <PlaceList
        id={id}
        open={shown || isEmpty}
        source={control}
        floating={floating}
        label={t`Destinations`}
        groups={groups}
        empty={isEmpty ? t`We know no destination called “${typed}”.` : undefined}
        active={list.active}
        typed={typed}
      />
    </>
  )
}

const shut: ListState = { open: false, active: -1 }

interface Suggestions extends GeoSuggestions {
  /** The text that they are for. Absent before the first response. */
  readonly text: string | undefined
}

/** How long typing must rest before a text is searched for (S9.21). */
const typingRestMs = 500

/** The suggestions of the text before stay in the list until the response comes. */
function useSuggestions(text: string, open: boolean): Suggestions {
  const [requested, setRequested] = useState<string>()
  useEffect(() => {
    if (!open || requested === text) return
    const timer = setTimeout(() => setRequested(text), text === '' ? 0 : typingRestMs)
    return () => clearTimeout(timer)
  }, [text, open, requested])
  const { data } = useQuery({ ...placesQuery(requested ?? ''), enabled: open && requested !== undefined })
  const [latest, setLatest] = useState<Suggestions>({ suggestions: [], text: undefined })
  if (data && requested !== undefined && (latest.text !== requested || latest.suggestions !== data.suggestions)) {
    setLatest({ ...data, text: requested })
  }
  return latest
}

function useOtherEntries({ onNearby, onRecent }: ListEntries): () => PlaceGroup {
  const { t } = useLingui()
  const { market, flow, today, hour } = useSite()
  const guestLabels = useGuestLabels()
  const flexibilityLabel = useFlexibilityLabel()
  const recentEntry = (recent: RecentSearch): PlaceEntry => {
    const { place, dates, flexibility, guests } = recent
    const range = dates && formatDateRange(dates.checkin, dates.checkout, market, today)
    const when = flow !== 'gifting' && [range, flexibility && flexibilityLabel(flexibility)].filter(Boolean).join(' ')
    return {
      key: `recent${place.kind}${place.value}`,
      icon: 'clock',
      label: place.label,
      context: [t`Recent search`, when, guestLabels.guests(guests)].filter(Boolean).join(' · '),
      choose: () => onRecent?.(recent),
    }
  }
  const around = (choose: () => void): PlaceEntry => ({
    key: 'around',
    icon: 'pin',
    label: t`Travel locally!`,
    context: t`Around you, or any place`,
    choose,
  })
  return () => ({
    key: 'others',
    entries: [
      ...(onNearby ? [around(onNearby)] : []),
      ...(onRecent ? recentSearches(() => sessionStorage, market.locale, today, hour).map(recentEntry) : []),
    ],
  })
}

function useThemes({ themes = [], onTheme }: ListEntries): (text: string) => PlaceGroup {
  const { t } = useLingui()
  return (text) => ({
    key: 'themes',
    title: t`Themes`,
    entries: themesNamed(themes, text).map(({ id, label }) => ({
      key: `theme${id}`,
      icon: 'sparkles',
      label,
      choose: () => onTheme?.(id),
    })),
  })
}

/** Outside France a place of the kind `department` is called a province. */
export const isProvince = ({ kind, country }: GeoSuggestion): boolean => kind === 'department' && country !== undefined && country !== 'FR'

function usePlaceGroups({ suggestions, text: typed, approximate }: Suggestions): Record<'places' | 'hotels', PlaceGroup> {
  const { t } = useLingui()
  const { flow } = useSite()
  const kinds: Readonly<Record<DestinationKind, string | undefined>> = {
    city: t`Town`,
    country: t`Country`,
    department: t`Department`,
    hotel: undefined,
    poi: t`Sight`,
    searesort: t`Seaside resort`,
    skiresort: t`Ski resort`,
    region: t`Region`,
    touristicregion: t`Holiday area`,
  }
  // The number is that of hotels, which says nothing about activities.
  const countOf = ({ hotels: count }: GeoSuggestion) =>
    count && flow !== 'activity' ? t`${plural(count, { one: '# hotel', other: '# hotels' })}` : undefined
  const entryOf = (place: GeoSuggestion): PlaceEntry => ({
    key: `${place.kind}${place.value}`,
    icon: icons[place.kind],
    label: place.label,
    context: [isProvince(place) ? t`Province` : kinds[place.kind], place.context].filter(Boolean).join(' · '),
    count: countOf(place),
    place,
    choose: () => {},
  })
  const isHotel = ({ kind }: GeoSuggestion) => kind === 'hotel'
  const title = approximate
    ? t`We know no destination called “${typed}”. Did you mean:`
    : typed === ''
      ? t`Popular destinations`
      : t`Destinations`
  return {
    places: { key: 'places', title, entries: suggestions.filter((place) => !isHotel(place)).map(entryOf) },
    hotels: { key: 'hotels', title: t`Hotels`, entries: suggestions.filter(isHotel).map(entryOf) },
  }
}

interface Keys {
  readonly list: ListState
  readonly entries: readonly PlaceEntry[]
  readonly onList: (list: ListState) => void
  readonly onClear: () => void
}

function useKeys(input: RefObject<HTMLInputElement | null>, { list, entries, onList, onClear }: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const effect = comboboxKey(list, { key: event.key, alt: event.altKey }, entries.length)
    // Escape beside a closed list is left to the dialog around the field, which closes.
    if (!effect || (effect.act === 'clear' && input.current?.closest('dialog'))) return
    const entry = entries[list.active]
    if (effect.act === 'accept' && entry) entry.choose()
    else {
      if (effect.act === 'clear') onClear()
      onList(effect.list)
    }
    if (!effect.keepsDefault) event.preventDefault()
  })
  const open = useEffectEvent((active: number) => onList({ open: true, active }))
  const click = useEffectEvent(() => open(list.active))
  useEffect(() => {
    const field = input.current
    if (!field) return
    const listeners = {
      keydown: (event: KeyboardEvent) => press(event),
      click: () => click(),
      input: ({ target }: Event) => void (target === field && open(-1)),
    }
    field.addEventListener('keydown', listeners.keydown)
    field.addEventListener('click', listeners.click)
    // Above React's own listener: a render between the two would write the old text back, and what was typed would be lost.
    document.addEventListener('input', listeners.input)
    return () => {
      field.removeEventListener('keydown', listeners.keydown)
      field.removeEventListener('click', listeners.click)
      document.removeEventListener('input', listeners.input)
    }
  }, [input])
}

const icons: Readonly<Record<DestinationKind, IconName>> = {
  city: 'pin',
  country: 'world',
  department: 'map',
  hotel: 'building',
  poi: 'pin',
  searesort: 'beach',
  skiresort: 'mountain',
  region: 'map',
  touristicregion: 'map',
}
