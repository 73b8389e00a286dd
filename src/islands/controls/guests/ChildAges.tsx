import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { withAge, youngAges, youngGuests } from '../../../domain/guests/ages.ts'
import type { Guests } from '../../../domain/guests/guests.ts'
import css from './Guests.module.css'
import { rememberAges, rememberedAges } from './remembered-ages.ts'

/** Remembered for the visit: ages decide who is a baby. */
export function ChildAges({ guests, onChange }: { guests: Guests; onChange: (guests: Guests) => void }): ReactNode {
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
