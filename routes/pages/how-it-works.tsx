import type { ReactNode } from 'react'
import { Memo } from '../../src/hydration/server/memo/Memo.tsx'
import { HowItWorks } from '../../src/ui/stay/HowItWorks.tsx'
import type { GiftKind } from '../../src/ui/stay/use-giving-steps.ts'

/** The steps of a gift that may come by post, rendered once for each answer. */
export function HowGiftsWork(props: { gift: GiftKind; byPost: boolean }): ReactNode {
  return <Memo component={HowItWorks} props={props} />
}
