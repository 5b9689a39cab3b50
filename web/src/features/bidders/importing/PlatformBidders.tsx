import { listPlatformBidders, type Platform, type PlatformBidder, platformImportLimit } from '@auctionwiz/contracts/platforms'
import { useCallback, useState } from 'react'
import { usePages } from '../../../app/calls/use-pages.ts'
import { useFormat } from '../../../app/format.ts'
import { labels } from '../../../messages/label-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState, errorMessage } from '../../../ui/ErrorState.tsx'
import { look } from '../../../ui/look.ts'
import { SearchBox } from '../../../ui/SearchBox.tsx'
import { ProgressLine, SkeletonRows } from '../../../ui/Skeleton.tsx'
import { StatusDot } from '../../../ui/StatusDot.tsx'
import { useSearchText } from '../../../ui/use-search-text.ts'
import styles from './ImportBidders.module.css'
import { importText } from './messages.ts'
import { useAllOf } from './use-all-of.ts'

export interface PlatformBiddersProps {
  platform: Platform
  chosen: ReadonlySet<string>
  onChoose: (ids: ReadonlySet<string>) => void
}

/** The platform's bidders to choose from. A new search keeps the selection. */
export const PlatformBidders = ({ platform, chosen, onChoose }: PlatformBiddersProps) => {
  const [search, setSearch] = useState('')
  const [typed, type] = useSearchText(search, setSearch)
  const format = useFormat()
  const pages = usePages(listPlatformBidders, { params: { id: platform.id }, query: { ...(search && { search }) } })
  const bidders = pages.data?.flatMap((page) => page.bidders) ?? []
  const total = pages.data?.[0]?.total ?? 0
  const { all, busy, error } = useAllOf(platform.id, search)
  const selectAll = async () => {
    const ids = await all()
    if (ids) onChoose(new Set([...chosen, ...ids].slice(0, platformImportLimit)))
  }
  const toggle = useCallback(
    (id: string, add: boolean) => {
      const next = new Set(chosen)
      if (add) next.add(id)
      else next.delete(id)
      onChoose(next)
    },
    [chosen, onChoose],
  )

  if (pages.error !== undefined && pages.data === undefined)
    return <ErrorState compact title={importText.biddersFailed({ platform: platform.name })} error={pages.error} onRetry={pages.reload} />
  return (
    <div className={look('aboveL')}>
      <SearchBox placeholder={importText.search} value={typed} onChange={type} />
      <div className={look('row', 'wrap', 'gapFacts', 'tall40')}>
        <span aria-live="polite" className={look('fill', 'soft', 'numbers')}>
          {importText.chosen({ chosen: format.number(chosen.size), total: format.number(total) })}
        </span>
        <Button look="link" busy={busy} disabled={bidders.length === 0} onClick={() => void selectAll()}>
          {importText.selectAll}
        </Button>
        <Button look="link" disabled={chosen.size === 0} onClick={() => onChoose(new Set())}>
          {importText.deselectAll}
        </Button>
      </div>
      {error !== undefined && <p role="alert">{errorMessage(error)}</p>}
      {chosen.size === platformImportLimit && (
        <p className={look('fill', 'soft', 'numbers')}>{importText.atMost({ limit: format.number(platformImportLimit) })}</p>
      )}
      <ProgressLine active={pages.refreshing} />
      {pages.loading && <SkeletonRows rows={6} columns={[24, 160, 200]} />}
      {pages.data && bidders.length === 0 && (
        <EmptyState compact title={importText.nobodyFound}>
          {search === '' ? importText.nobodyKnown({ platform: platform.name }) : importText.nobodyFoundText}
        </EmptyState>
      )}
      <ul className={look('belowM', 'lineAbove')} aria-label={importText.listOf({ platform: platform.name })}>
        {bidders.map((bidder) => (
          <BidderLine key={bidder.id} bidder={bidder} chosen={chosen.has(bidder.id)} onToggle={toggle} />
        ))}
      </ul>
      {pages.hasMore && (
        <Button busy={pages.loadingMore} onClick={pages.loadMore}>
          {importText.more}
        </Button>
      )}
    </div>
  )
}

interface BidderLineProps {
  bidder: PlatformBidder
  chosen: boolean
  onToggle: (id: string, add: boolean) => void
}

const BidderLine = ({ bidder: { id, name, email, place, status }, chosen, onToggle }: BidderLineProps) => (
  <li className={look('row', 'between', 'gapM', 'padRow', 'lineBelow', 'tall48', status === 'Inactive' ? 'muted' : 'text')}>
    <Checkbox checked={chosen} onChange={({ target }) => onToggle(id, target.checked)} className={styles.who}>
      <span>
        <span className={look('block', 'strong', 'breaks')}>{name}</span>
        <span className={look('block', 'note', 'breaks')}>{[email, place].filter(Boolean).join(', ')}</span>
      </span>
    </Checkbox>
    <StatusDot tone={status === 'Active' ? 'good' : 'idle'}>{labels.status[status]}</StatusDot>
  </li>
)
