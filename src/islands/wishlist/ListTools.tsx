import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { acceptDates } from '../../domain/dates/stay-dates.ts'
import { formatListCriteria, formatSharedList, type ListCriteria, parseListCriteria } from '../../domain/product-lists/shared-list.ts'
import { href } from '../../market/site.ts'
import { formatStayDates } from '../../ui/format/date.ts'
import { calendarIcon } from '../../ui/icon/paths.ts'
import { ShareButton } from '../../ui/share/ShareButton.tsx'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { DatesPanel } from '../controls/calendar/DatesPanel.tsx'
import { FieldButton } from '../controls/field/FieldButton.tsx'
import { GuestsField } from '../controls/guests/GuestsField.tsx'
import { replaceAddress, useHash } from '../runtime/address.ts'
import css from './Wishlist.module.css'

type ListToolsProps = Pick<ListCriteriaState, 'criteria' | 'change'> & { readonly wishes: readonly string[] }

export function ListTools({ criteria, change, wishes }: ListToolsProps): ReactNode {
  const { site } = useSite()
  return (
    <div className={css.tools}>
      <div className={css.fields}>
        <Dates criteria={criteria} change={change} />
        <GuestsField className={css.field} guests={criteria.guests} onSave={(guests) => change({ guests })} />
      </div>
      <ShareButton to={wishes.length > 0 ? `${href(site, 'wishlist')}?${formatSharedList({ wishes, ...criteria })}` : ''} />
    </div>
  )
}

function Dates({ criteria: { dates }, change }: Omit<ListToolsProps, 'wishes'>): ReactNode {
  const { t } = useLingui()
  const { market, today } = useSite()
  const [open, setOpen] = useState(false)
  const source = useRef<HTMLButtonElement>(null)
  return (
    <>
      <FieldButton
        ref={source}
        className={css.field}
        icon={calendarIcon}
        label={t`Dates`}
        value={dates && formatStayDates(dates, today, market).join(' – ')}
        empty={t`Checkin - Checkout`}
        open={open}
        part="DatesDraft"
        onClick={() => setOpen(!open)}
      />
      <DatesPanel
        open={open}
        onClose={() => setOpen(false)}
        title={t`Dates`}
        source={source}
        dates={dates}
        onPick={(picked) => change({ dates: picked })}
      />
    </>
  )
}

export interface ListCriteriaState {
  readonly criteria: ListCriteria
  /** The criteria in the grammar of the hash, without `#`. */
  readonly hash: string
  readonly change: (patch: Partial<ListCriteria>) => void
}

/** Reads dates and guests from the hash, as a search writes them, without dates that can no longer be booked. */
export function useListCriteria(): ListCriteriaState {
  const { today, hour } = useSite()
  const address = useHash()
  return useMemo(() => {
    const criteria = acceptDates(parseListCriteria(address), today, hour)
    return {
      criteria,
      hash: formatListCriteria(criteria),
      change(patch) {
        const url = new URL(location.href)
        url.hash = formatListCriteria({ ...criteria, ...patch })
        replaceAddress(url.href)
      },
    }
  }, [address, today, hour])
}
