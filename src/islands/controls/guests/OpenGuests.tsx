import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { withAge, youngAges, youngGuests } from '../../../domain/guests/ages.ts'
import { guestKinds, guestLimits, type Guests, withGuests } from '../../../domain/guests/guests.ts'
import { parseStoredList } from '../../../stored/entries.ts'
import { agesKey } from '../../../stored/keys.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Panel } from '../panel/Panel.tsx'
import { stayInPlace } from '../panel/stay-in-place.ts'
import css from './Guests.module.css'
import type { GuestsPanelProps } from './GuestsField.tsx'
import { Stepper } from './Stepper.tsx'
import { useGuestLabels } from './use-guest-labels.ts'

/** The height of one row of ages, with its legend on two lines. */
const agesPx = 148

/** A stepper for each kind of guest, and the ages of the children. */
export function OpenGuests({ guests, limits = guestLimits, onChange, ...panel }: GuestsPanelProps): ReactNode {
  const { t } = useLingui()
  const labels = useGuestLabels()
  const kinds = guestKinds.filter((kind) => limits[kind])
  return (
    <Panel open {...panel} sparePx={agesPx} onDropdown={(dropdown) => panel.source.current && stayInPlace(dropdown, panel.source.current)}>
      <div className={css.panel}>
        {kinds.map((kind, at) => (
          <Stepper
            key={kind}
            name={labels.kind[kind]}
            note={labels.ages(kind)}
            count={guests[kind]}
            stepped={(by) => withGuests(guests, kind, guests[kind] + by, limits)[kind]}
            onChange={(to) => onChange(withGuests(guests, kind, to, limits))}
            first={at === 0}
          />
        ))}
        {limits.children && <ChildAges guests={guests} onChange={onChange} />}
      </div>
      <footer className={css.footer}>
        <Button wide onClick={panel.onClose}>
          {t`Confirm`}
        </Button>
      </footer>
    </Panel>
  )
}

/** Ages decide who counts as a baby. They are remembered for the visit, so that nobody types them for every search. */
function ChildAges({ guests, onChange }: { guests: Guests; onChange: (guests: Guests) => void }): ReactNode {
  const { t } = useLingui()
  const [ages, setAges] = useState<readonly number[]>(rememberedAges)
  const young = youngGuests(guests, ages)
  if (young.length === 0) return null
  const choose = (at: number, age: number) => {
    const next = withAge(guests, young, at, age)
    setAges(next.ages)
    rememberAges(next.ages)
    onChange(next.guests)
  }
  return (
    <fieldset className={css.ages}>
      <legend>{t`Age of each child on the day of arrival`}</legend>
      {young.map(({ age }, at) => {
        const number = at + 1
        return (
          <select
            key={at}
            aria-label={t`Age of child ${number}`}
            value={age ?? ''}
            onChange={({ target }) => target.value !== '' && choose(at, Number(target.value))}
          >
            <option value="">{t`Age`}</option>
            {youngAges.map((years) => (
              <option key={years} value={years}>
                {years === 0 ? t`under 1` : t`${plural(years, { one: '# year', other: '# years' })}`}
              </option>
            ))}
          </select>
        )
      })}
    </fieldset>
  )
}

const maxAges = 20

function rememberedAges(): number[] {
  try {
    return parseStoredList(sessionStorage.getItem(agesKey), maxAges, (entry) => youngAges.find((age) => age === entry))
  } catch {
    return []
  }
}

/** Ages stay in the tab: only the numbers of children and babies leave the browser. */
function rememberAges(ages: readonly number[]): void {
  try {
    sessionStorage.setItem(agesKey, JSON.stringify(ages))
  } catch {
    // Browsers that block storage forget the ages with the panel.
  }
}
