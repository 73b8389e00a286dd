import { useLingui } from '@lingui/react/macro'
import { createContext, type ReactNode, useContext, useId } from 'react'
import type { OfferCard } from '../../contract/offers.ts'
import type { CancellationPolicy } from '../../contract/price.ts'
import { cardKind } from '../../domain/cards/offer-card.ts'
import { Conditions } from './Conditions.tsx'
import { useSite } from '../site/SiteContext.tsx'
import { CommandedDialog, InfoDialog, opens } from '../dialog/InfoDialog.tsx'
import css from './Card.module.css'

/** The prefix of the ids of the dialogs that a list shares. */
const List = createContext<string | undefined>(undefined)

export function Cancellation({ policy, offer }: { policy: CancellationPolicy | undefined; offer: number }): ReactNode {
  const { t } = useLingui()
  const own = useId()
  const list = useContext(List)
  if (!isWorthALine(policy)) return null
  const line = policy.message ?? t`Free modification`
  if (list)
    return (
      <button type="button" className={css.cancellation} {...opens(idIn(list, policy))}>
        {line}
      </button>
    )
  return (
    <InfoDialog id={`${own}${offer}`} className={css.cancellation} opener={line} title={t`Modification and cancellation`}>
      <Conditions policy={policy} />
    </InfoDialog>
  )
}

interface SharedConditionsProps {
  readonly offers: readonly OfferCard[]
  /** Tells lists of a page apart that may start with the same offer. */
  readonly name?: string | undefined
  readonly children: ReactNode
}

/** Cards of a list with the same deadline share one dialog. */
export function SharedConditions({ offers, name = '', children }: SharedConditionsProps): ReactNode {
  const { t } = useLingui()
  const { flow } = useSite()
  // Each deferred section is a root of its own, where `useId` starts again.
  const list = `${useId()}${name}${offers[0]?.id ?? ''}`
  const policies = offers.flatMap(({ itemCategory, cancellationPolicy: policy }) =>
    isWorthALine(policy) && cardKind(itemCategory, flow) === 'stay' ? [[idIn(list, policy), policy] as const] : [],
  )
  return (
    <List value={list}>
      {children}
      {[...new Map(policies)].map(([id, policy]) => (
        <CommandedDialog key={id} id={id} title={t`Modification and cancellation`}>
          <Conditions policy={policy} />
        </CommandedDialog>
      ))}
    </List>
  )
}

/** Before dates are chosen nearly every card would have the same line; the page of the stay has it. */
const isWorthALine = (policy: CancellationPolicy | undefined): policy is CancellationPolicy =>
  policy?.cancellable === true && policy.cancellationDeadline !== undefined

const idIn = (list: string, { cancellationDeadline: deadline = '' }: CancellationPolicy): string => `${list}-${deadline}`
