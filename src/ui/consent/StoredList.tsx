import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { consentGroups } from '../../domain/consent/consent.ts'
import { type StoredPurpose, type StoredThing, storedThings } from '../../stored/stored-things.ts'
import css from './Consent.module.css'
import { GroupName } from './groups.tsx'

const purposes: Readonly<Record<StoredPurpose, () => ReactNode>> = {
  consent: () => <Trans>Your choice of cookies, so that we do not ask you again.</Trans>,
  paid: () => <Trans>The orders that you have just paid, so that you do not order twice by mistake.</Trans>,
  gifts: () => <Trans>The codes of the gifts that you use on this site, encrypted, so that you enter them once.</Trans>,
  session: () => (
    <Trans>Your sign-in: a token that scripts cannot read, an account number, and a mark which only says that you are signed in.</Trans>
  ),
  wishes: () => <Trans>Your wishlist.</Trans>,
  mapBeside: () => <Trans>Whether you want the map beside the results, and to search by moving it.</Trans>,
  searches: () => <Trans>Your last three searches, to take them up again.</Trans>,
  ages: () => <Trans>The ages of the children who travel with you, asked for once.</Trans>,
  typed: () => (
    <Trans>What you typed into a form or for a gift, so that it is still there when you come back, until you have sent it.</Trans>
  ),
  reloaded: () => <Trans>Pages that were loaded again after an update or an error of the site.</Trans>,
  visitor: () => <Trans>A random number, to count visits and to show you the same version of a page every time.</Trans>,
  analytics: () => (
    <Trans>A random number for your browser and the time of your visit, so that steps of one visit are counted together.</Trans>
  ),
  viewed: () => <Trans>The stays and activities you looked at, twelve at most.</Trans>,
}

const areas: Readonly<Record<StoredThing['area'], () => ReactNode>> = {
  cookie: () => <Trans>cookie</Trans>,
  localStorage: () => <Trans>only in your browser</Trans>,
  sessionStorage: () => <Trans>only in this tab</Trans>,
}

const times: Readonly<Record<StoredThing['lasts'], () => ReactNode>> = {
  halfYear: () => <Trans>for 6 months</Trans>,
  week: () => <Trans>for 7 days, or until you sign out</Trans>,
  day: () => <Trans>for 24 hours</Trans>,
  rest: () => <Trans>until 30 minutes after your last page of a gift, or until you sign out</Trans>,
  untilErased: () => <Trans>until you erase it</Trans>,
  visit: () => <Trans>until you close the tab</Trans>,
}

export function StoredList(): ReactNode {
  return (['necessary', ...consentGroups] as const).map((group) => (
    <section key={group} className={css.stored}>
      <h3>
        <GroupName group={group} />
      </h3>
      <ul>
        {purposesOf(group).map((purpose) => (
          <StoredEntry key={purpose} purpose={purpose} />
        ))}
      </ul>
    </section>
  ))
}

const isPurpose = (name: string): name is StoredPurpose => name in storedThings

const purposesOf = (group: StoredThing['group']): StoredPurpose[] =>
  Object.keys(storedThings)
    .filter(isPurpose)
    .filter((purpose) => storedThings[purpose].group === group)

function StoredEntry({ purpose }: { purpose: StoredPurpose }): ReactNode {
  const { names, area, lasts } = storedThings[purpose]
  return (
    <li>
      {purposes[purpose]()}
      <br />
      <small className="muted">
        {names.map((name) => (
          <code key={name}>{name}</code>
        ))}{' '}
        · {areas[area]()} · {times[lasts]()}
      </small>
    </li>
  )
}
