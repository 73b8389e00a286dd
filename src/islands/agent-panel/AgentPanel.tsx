import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { careSignOutPath } from '../../market/care-paths.ts'
import { publicAddress } from '../../market/public-address.ts'
import { href, pathOf, type Site } from '../../market/site.ts'
import { Button, LinkButton } from '../../ui/button/Button.tsx'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { pageHref } from '../../ui/pagination/page-href.ts'
import { pageIn, useSearchUrl } from '../search-page/search-url.ts'
import css from './AgentPanel.module.css'
import type { AgentPanelProps } from './props.ts'
import { bucketHash } from '../../domain/gift/bucket-hash.ts'
import { defaultBucket } from '../../domain/pricing/gift-price.ts'
import { buckets } from '../../domain/address/gift-choice.ts'
import { parseStayCriteria } from '../../domain/stay/hash.ts'
import { useBucketLabels } from '../../ui/gift/use-bucket-labels.ts'

function usePageUrl(served: string): URL {
  const url = new URL(served)
  const { hash, page } = useSearchUrl(pageIn(url.search))
  url.hash = hash
  return page === pageIn(url.search) ? url : new URL(pageHref(url, page), url)
}

/** Only searches and stays have the prices of a voucher, which a giver chooses by. */
const hasVouchers = (site: Site, path: string): boolean =>
  (['stays', 'stay'] as const).some((screen) => `${path}/`.startsWith(`${pathOf(site, screen)}/`))

type Copying = 'no' | 'done' | 'failed'

/** The bar above every page of customer care's host (S2.86, S6.1). */
export default function AgentPanel({ address, agent }: AgentPanelProps): ReactNode {
  const { t } = useLingui()
  const { site, flow } = useSite()
  const url = usePageUrl(address)
  const link = publicAddress(url.href)
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<{ link: string; how: Copying }>({ link, how: 'no' })
  const how = copied.link === link ? copied.how : 'no'

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setCopied({ link, how: 'done' })
    } catch {
      // Without permission or a secure context the agent copies the selected link by hand.
      field.current?.select()
      setCopied({ link, how: 'failed' })
    }
  }
  const status = { no: '', done: t`Link copied`, failed: t`The link could not be copied: it is selected, copy it by hand` }[how]
  return (
    <aside className={`wrap row ${css.panel}`} aria-label={t`Agent panel`}>
      <strong>
        <Trans>Customer care</Trans>
      </strong>
      <input ref={field} readOnly value={link} aria-label={t`Public link`} size={24} />
      <Button small data-live="" onClick={() => void copy()}>
        <Trans>Copy the link</Trans>
      </Button>
      <LinkButton small look="second" href={link} target="_blank" rel="noreferrer">
        <Trans>Open the public page</Trans>
      </LinkButton>
      <LinkButton small look="quiet" href={href(site, 'bookingLookup')}>
        <Trans>Look up a booking</Trans>
      </LinkButton>
      {flow === 'gifting' && hasVouchers(site, url.pathname) && <VoucherBuckets hash={url.hash.slice(1)} query={url.search.slice(1)} />}
      <output>{status}</output>
      <form method="post" action={careSignOutPath} className={`row ${css.session}`}>
        <input type="hidden" name="origin" value={url.pathname + url.search + url.hash} />
        <span className="muted">
          <Trans>Signed in as {agent}</Trans>
        </span>
        <Button small look="quiet" type="submit">
          <Trans>Sign out</Trans>
        </Button>
      </form>
    </aside>
  )
}

/** An agent who advises a giver switches between the prices of a voucher. */
function VoucherBuckets({ hash, query }: { hash: string; query: string }): ReactNode {
  const { t } = useLingui()
  const labels = useBucketLabels()
  // A hash without `=` is an anchor: the choices are those of the query.
  const address = hash.includes('=') ? hash : query
  const { bucket = defaultBucket } = parseStayCriteria(address)
  return (
    <nav className="row" aria-label={t`Price of the vouchers`}>
      {buckets.map((option) => (
        <a key={option} className="pill" href={`#${bucketHash(address, option)}`} aria-current={option === bucket ? 'true' : undefined}>
          {labels[option].name}
        </a>
      ))}
    </nav>
  )
}
