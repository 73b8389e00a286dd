import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { GiftMessage } from '../../contract/gift-order.ts'
import type { Picture as PictureContent } from '../../contract/picture.ts'
import { brand } from '../../market/brand.ts'
import { Button } from '../button/Button.tsx'
import { formatDate } from '../format/date.ts'
import { Icon } from '../icon/Icon.tsx'
import { Picture } from '../picture/Picture.tsx'
import { useSite } from '../site/SiteContext.tsx'
import css from './GiftPreview.module.css'

export interface GiftPreviewProps {
  readonly title: ReactNode
  readonly kind: string
  readonly where?: string | undefined
  readonly picture?: PictureContent | undefined
  readonly included?: readonly string[]
  readonly validity?: { readonly months: number } | { readonly until: string } | undefined
  /** Sleeve and handwriting are a parcel's. With `either` the stylesheet shows what is chosen, and `showSleeve` the sleeve. */
  readonly format: {
    readonly kind: 'digital' | 'physical' | 'either'
    readonly message?: GiftMessage
    readonly sleeve?: Sleeve | 'box' | undefined
    /** Whether the message is written by hand on a card. */
    readonly written?: boolean | undefined
  }
  readonly code?: string
}

interface Sleeve {
  readonly name: string
  readonly imageUrl: string
}

/** So many lines fit on the paper of the gift. */
const maxIncluded = 5

/** The button "Print" prints this alone, on A5. */
export function GiftPreview(props: GiftPreviewProps): ReactNode {
  const { t } = useLingui()
  const { format, picture, included = [] } = props
  return (
    <div className={css.place} data-printable>
      <article className={format.kind === 'either' ? `${css.gift} ${css.either}` : css.gift} aria-label={t`Preview of the gift`}>
        {picture && <Picture picture={picture} use="card" decorative />}
        <div className={css.text}>
          <p className={css.kind}>
            <Icon name="gift" />
            {props.kind}
          </p>
          <p className={css.title}>{props.title}</p>
          {props.where && <p className={css.where}>{props.where}</p>}
          <Message {...format} isFixed={props.code !== undefined} />
          {format.kind !== 'digital' && <InParcel sleeve={format.sleeve} />}
          <ul>
            {included.slice(0, maxIncluded).map((line) => (
              <li key={line}>
                <Icon name="check" />
                <span>{line}</span>
              </li>
            ))}
          </ul>
        </div>
        <Stub {...props} />
      </article>
      <p className={css.print}>
        <Button small look="second" data-print>
          <Icon name="print" />
          <Trans>Print</Trans>
        </Button>
      </p>
    </div>
  )
}

/** The enhancement copies what is typed, perhaps before hydration, so React must accept it. With a code, nothing is typed any more. */
function Message({ kind, message, written, isFixed }: GiftPreviewProps['format'] & { readonly isFixed: boolean }): ReactNode {
  const { t } = useLingui()
  if (isFixed) return <SentMessage {...message} />
  return (
    <figure className={written ? `${css.message} ${css.byHand}` : css.message}>
      {(written || kind === 'either') && (
        <p className={css.card}>
          <Trans>On the card, written by hand:</Trans>
        </p>
      )}
      <blockquote data-typed="message" data-placeholder={t`Your message will be here.`} suppressHydrationWarning>
        {message?.message ?? ''}
      </blockquote>
      <figcaption>
        <Trans context="sender of a gift">From</Trans>{' '}
        <b data-typed="fromName" data-placeholder="…" suppressHydrationWarning>
          {message?.fromName ?? ''}
        </b>
      </figcaption>
    </figure>
  )
}

function SentMessage({ fromName, message }: Partial<GiftMessage>): ReactNode {
  if (!message && !fromName) return null
  return (
    <figure className={css.message}>
      {message && <blockquote>{message}</blockquote>}
      {fromName && (
        <figcaption>
          <Trans context="sender of a gift">From</Trans> <b>{fromName}</b>
        </figcaption>
      )}
    </figure>
  )
}

/** Without a choice the gift has the standard sleeve. A `box` has no sleeve. */
function InParcel({ sleeve }: { sleeve: Sleeve | 'box' | undefined }): ReactNode {
  if (typeof sleeve !== 'object')
    return (
      <figure className={css.sleeve} data-sleeve>
        <figcaption>{sleeve ? <Trans>By post, in a wrapped box</Trans> : <Trans>By post, in our standard sleeve</Trans>}</figcaption>
      </figure>
    )
  return (
    <figure className={css.sleeve} data-sleeve>
      <img src={sleeve.imageUrl} alt="" width={96} height={96} loading="lazy" />
      <figcaption>
        <Trans>By post: {sleeve.name}</Trans>
      </figcaption>
    </figure>
  )
}

function Stub({ validity, code }: GiftPreviewProps): ReactNode {
  return (
    <footer className={css.stub}>
      <b>{brand}</b>
      {validity && <span>{'until' in validity ? <ValidUntil day={validity.until} /> : <ValidFor validity={validity.months} />}</span>}
      <span>{code ? <Trans>Code: {code}</Trans> : <Trans>Preview: the code comes with the gift</Trans>}</span>
    </footer>
  )
}

function ValidUntil({ day }: { day: string }): ReactNode {
  const { market } = useSite()
  return <Trans>Valid until {formatDate(day, market)}</Trans>
}

function ValidFor({ validity }: { validity: number }): ReactNode {
  const { t } = useLingui()
  return t`${plural(validity, { one: 'Valid for # month', other: 'Valid for # months' })}`
}
