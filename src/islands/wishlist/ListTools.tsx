import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { acceptDates, missedDates, type StayDates } from '../../domain/dates/stay-dates.ts'
import { formatListCriteria, formatSharedList, type ListCriteria, parseListCriteria } from '../../domain/product-lists/shared-list.ts'
import { href } from '../../market/site.ts'
import { formatLongDate, formatStayDates } from '../../ui/format/date.ts'
import { Notice } from '../../ui/notice/Notice.tsx'
import { ShareButton } from '../../ui/share/ShareButton.tsx'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { DatesPanel } from '../controls/calendar/DatesPanel.tsx'
import { FieldButton } from '../controls/field/FieldButton.tsx'
import { GuestsField } from '../controls/guests/GuestsField.tsx'
import { replaceAddress, useHash } from '../runtime/address.ts'
import css from './Wishlist.module.css'

type ListToolsProps = Pick<ListCriteriaState, 'criteria' | 'missed' | 'change'> & { readonly wishes: readonly string[] }

export function ListTools({ criteria, missed, change, wishes }: ListToolsProps): ReactNode {
  const { t } = useLingui()
  const { site, market } = useSite()
  return (
    <>
      <div className={css.tools}>
        <div className={css.fields}>
          <Dates criteria={criteria} change={change} />
          <GuestsField className={css.field} guests={criteria.guests} onSave={(guests) => change({ guests })} />
        </div>
        <ShareButton to={wishes.length > 0 ? `${href(site, 'wishlist')}?${formatSharedList({ wishes, ...criteria })}` : ''} />
      </div>
      {missed && (
        <Notice tone="warn" live>
          {t`An arrival on ${formatLongDate(missed.checkin, market)} can no longer be booked. Please choose other dates.`}
        </Notice>
      )}
    </>
  )
}

function Dates({ criteria: { dates }, change }: Pick<ListToolsProps, 'criteria' | 'change'>): ReactNode {
  const { t } = useLingui()
  const { market, today } = useSite()
  const [open, setOpen] = useState(false)
  const source = useRef<HTMLButtonElement>(null)
  return (
    <>
      <FieldButton
        ref={source}
        className={css.field}
        icon="calendar"
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
  /** The dates of the address, where it is too late for them. */
  readonly missed: StayDates | undefined
  /** The criteria in the grammar of the hash, without `#`. */
  readonly hash: string
  readonly change: (patch: Partial<ListCriteria>) => void
}

/** Reads dates and guests from the hash, as a search writes them, without dates that can no longer be booked. */
export function useListCriteria(): ListCriteriaState {
  const { today, hour } = useSite()
  const address = useHash()
  return useMemo(() => {
    const chosen = parseListCriteria(address)
    const criteria = acceptDates(chosen, today, hour)
    return {
      criteria,
      missed: missedDates(chosen, today, hour),
      hash: formatListCriteria(criteria),
      change(patch) {
        const url = new URL(location.href)
        url.hash = formatListCriteria({ ...criteria, ...patch })
        replaceAddress(url.href)
      },
    }
  }, [address, today, hour])
}
