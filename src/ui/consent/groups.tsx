import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { StoredThing } from '../../stored/stored-things.ts'

type Group = StoredThing['group']

const names: Readonly<Record<Group, () => ReactNode>> = {
  necessary: () => <Trans>Strictly necessary</Trans>,
  measurement: () => <Trans>Audience measurement</Trans>,
  personalisation: () => <Trans>Personalisation</Trans>,
}

const texts: Readonly<Record<Group, () => ReactNode>> = {
  necessary: () => <Trans>Without this, what you ask for cannot be done. It needs no consent.</Trans>,
  measurement: () => (
    <Trans>
      Counts visits, times how fast pages load and respond, and compares two versions of a page, to find out what gets in the way.
    </Trans>
  ),
  personalisation: () => <Trans>Remembers the stays and activities you looked at, to show them to you again.</Trans>,
}

export function GroupName({ group }: { group: Group }): ReactNode {
  return <b>{names[group]()}</b>
}

export function GroupText({ group }: { group: Group }): ReactNode {
  return <span>{texts[group]()}</span>
}
