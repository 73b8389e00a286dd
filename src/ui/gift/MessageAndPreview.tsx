import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import css from './MessageForm.module.css'
import { GiftPreview, type GiftPreviewProps } from './GiftPreview.tsx'
import { MessageFields, MessageForm } from './MessageForm.tsx'

/** With the format `either` the properties `--by-post`, `--printed` and `--written` show what is chosen. */
export function MessageAndPreview({ draft, ...props }: GiftPreviewProps & { readonly draft: string }): ReactNode {
  return (
    <div className={css.beside}>
      <div className="live">
        <h3>
          <Trans>A few words from you</Trans>
        </h3>
        <MessageForm draft={draft}>
          <MessageFields written={props.format.kind === 'either' && 'either'} />
        </MessageForm>
      </div>
      <GiftPreview {...props} />
    </div>
  )
}
