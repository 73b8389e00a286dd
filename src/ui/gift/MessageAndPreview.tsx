import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import css from './MessageForm.module.css'
import { GiftPreview, type GiftPreviewProps } from './GiftPreview.tsx'
import { MessageForm } from './MessageForm.tsx'

/** A parcel has no message. The properties `--by-email`, `--by-post` and `--beside` lay out the format `either`. */
export function MessageAndPreview({ draft, ...props }: GiftPreviewProps & { readonly draft: string }): ReactNode {
  return (
    <div className={css.beside}>
      {props.format.kind !== 'physical' && (
        <div className={`live ${css.words}`}>
          <h3>
            <Trans>A few words from you</Trans>
          </h3>
          <MessageForm draft={draft} />
        </div>
      )}
      <GiftPreview {...props} />
    </div>
  )
}
