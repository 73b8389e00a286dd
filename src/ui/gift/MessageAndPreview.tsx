import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import css from './MessageForm.module.css'
import { GiftPreview, type GiftPreviewProps } from './GiftPreview.tsx'
import { MessageForm } from './MessageForm.tsx'

/** The message of a gift beside what the beneficiary will receive; a parcel has no message. */
export function MessageAndPreview(props: GiftPreviewProps): ReactNode {
  return (
    <div className={css.beside}>
      {props.format.kind === 'digital' && (
        <div className="live">
          <h3>
            <Trans>A few words from you</Trans>
          </h3>
          <MessageForm />
        </div>
      )}
      <GiftPreview {...props} />
    </div>
  )
}
