import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { Panel } from '../controls/panel/Panel.tsx'
import { AllReviews } from './AllReviews.tsx'
import type { ReviewsProps } from './props.ts'

export default function Reviews({ hotel, count }: ReviewsProps): ReactNode {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button ref={button} look="second" className="live" data-live="" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t`${plural(count, { one: 'See the review', other: 'See all # reviews' })}`}
      </Button>
      <Panel open={open} onClose={() => setOpen(false)} title={t`Reviews`} source={button} form="modal">
        <AllReviews hotel={hotel} count={count} />
      </Panel>
    </>
  )
}
