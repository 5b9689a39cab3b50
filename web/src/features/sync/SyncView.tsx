import { type SyncDirection, type SyncRun, syncAuction, syncDirections } from '@auctionwiz/contracts/auction-sync'
import type { Auction } from '@auctionwiz/contracts/auctions'
import { connectPlatform } from '@auctionwiz/contracts/platforms'
import { History20Regular } from '@fluentui/react-icons/headless/svg/history'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useFormat } from '../../app/format.ts'
import { usePermissionReason } from '../../app/permissions.ts'
import { useSearchParams } from '../../app/search-params.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { lazyDialog } from '../../ui/lazy-part/lazy-part.tsx'
import { look } from '../../ui/look.ts'
import { MenuButton } from '../../ui/MenuButton.tsx'
import { isMissing } from '../../ui/NoRecord.tsx'
import { Page } from '../../ui/Page.tsx'
import { ProgressLine, SkeletonRows } from '../../ui/Skeleton.tsx'
import { AuctionHead, AuctionTabPanel } from '../auctions/AuctionHead.tsx'
import { useReadOf } from '../notifications/use-read-of.ts'
import { ConnectionStatus } from '../sync-runs/ConnectionStatus.tsx'
import { syncSettingsText, syncText as text, totalsText } from '../sync-runs/messages.ts'
import { directionText, lastSyncText } from '../sync-runs/run-words.ts'
import { SyncMenu } from '../sync-runs/SyncMenu.tsx'
import { type AuctionSyncAccess, useAuctionSync } from '../sync-runs/use-auction-sync.ts'
import { RunSummary } from './RunSummary.tsx'
import { SyncLedger } from './SyncLedger.tsx'

const Credentials = lazyDialog(() => import('./Credentials.tsx'))
const SyncSettings = lazyDialog(() => import('./SyncSettings.tsx'))
const Totals = lazyDialog(() => import('./Totals.tsx'))

/** The platform of an auction, the sync under way or the last one, and each record that it concerns. */
export const SyncView = ({ auction }: { auction: Auction }) => {
  const access = useAuctionSync(auction.id)
  const [params, setParams] = useSearchParams()
  const mayNot = usePermissionReason(syncAuction.access.permission)
  const { data, error, loading, refreshing, reload, busy, start, retry } = access
  const show = (run?: string) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        next.delete('direction')
        if (run === undefined) next.delete('run')
        else next.set('run', run)
        return next
      },
      { replace: true },
    )
  const sync = (direction: SyncDirection) => void start(direction).then(() => show())
  useAskedDirection(params.get('direction'), mayNot === undefined, sync)
  const run = data?.runs.find(({ id }) => id === params.get('run')) ?? data?.runs[0]
  useReadOf('syncs', auction.id, run?.status === 'ready')
  return (
    <Page>
      <AuctionHead auction={auction} selected="platform">
        {data && <SyncMenu sync={data} busy={busy} look="primary" onSync={sync} />}
      </AuctionHead>
      <AuctionTabPanel tab="platform">
        <ProgressLine active={refreshing} />
        {loading && <SkeletonRows rows={10} columns={[200, 96, 320, 240]} />}
        {isMissing(error) ? (
          <EmptyState title={text.none}>{text.notImported}</EmptyState>
        ) : (
          error !== undefined && !data && <ErrorState title={text.failedLoad} error={error} onRetry={reload} />
        )}
        {data && <PlatformRow access={access} shown={run} onShow={show} />}
        {data && run && (
          <RunSummary
            run={run}
            access={access}
            isLatest={run.id === data.runs[0]?.id}
            mayNot={mayNot}
            onRetry={() => void retry(run.id).then(() => show())}
          />
        )}
        {data && run && <SyncLedger auction={auction} run={run} mayDecide={mayNot === undefined} />}
        {data && !run && <EmptyState title={text.none}>{text.noneText}</EmptyState>}
      </AuctionTabPanel>
    </Page>
  )
}

/** A link may name the direction: the comparison then starts with the screen, once. */
const useAskedDirection = (asked: string | null, may: boolean, sync: (direction: SyncDirection) => void) => {
  const done = useRef(false)
  useEffect(() => {
    const direction = syncDirections.find((one) => one === asked)
    if (direction === undefined || !may || done.current) return
    done.current = true
    sync(direction)
  }, [asked, may, sync])
}

interface PlatformRowProps {
  access: AuctionSyncAccess
  shown: SyncRun | undefined
  onShow: (run: string) => void
}

const PlatformRow = ({ access: { data }, shown, onShow }: PlatformRowProps) => {
  const format = useFormat()
  const mayNot = usePermissionReason(connectPlatform.access.permission)
  const [asking, setAsking] = useState(false)
  const [open, setOpen] = useState<'totals' | 'settings'>()
  if (!data) return null
  const { auctionId, platform, platformId, connection, problem, lastSyncAt, runs } = data
  return (
    <div className={look('row', 'wrap', 'fixed', 'gapM', 'padPage', 'padTopS')}>
      <strong className={look('strong')}>{platform}</strong>
      <ConnectionStatus status={connection} />
      <span className={look('note')}>{lastSyncText(lastSyncAt, format)}</span>
      <span className={look('row', 'wrap', 'gapS', 'atEnd')}>
        <Button
          small
          look="subtle"
          reason={connection === 'Disconnected' ? text.statuses.Disconnected : undefined}
          onClick={() => setOpen('totals')}
        >
          {totalsText.title}
        </Button>
        <Button small look="subtle" onClick={() => setOpen('settings')}>
          {syncSettingsText.title}
        </Button>
        {runs.length > 1 && (
          <MenuButton
            icon={<History20Regular />}
            label={text.history}
            groups={[
              runs.map((one) => ({
                id: one.id,
                label: text.runOf({
                  time: format.dateTime(one.startedAt),
                  direction: directionText(one.direction, one.platform),
                  status: text.runStatuses[one.status],
                }),
                checked: one.id === shown?.id,
                onSelect: () => onShow(one.id),
              })),
            ]}
          >
            {text.history}
          </MenuButton>
        )}
      </span>
      {connection === 'Disconnected' && (
        <Button small reason={mayNot} onClick={() => setAsking(true)}>
          {text.connect}
        </Button>
      )}
      {problem && (
        <div role="alert" className={look('row', 'wrap', 'fullWidth', 'gapM', 'problem')}>
          <span>{text.problems[problem]}</span>
          {problem === 'key_expired' && (
            <Button small reason={mayNot} onClick={() => setAsking(true)}>
              {text.updateCredentials}
            </Button>
          )}
        </div>
      )}
      <Suspense fallback={null}>
        {open === 'totals' && <Totals auction={{ id: auctionId }} onClose={() => setOpen(undefined)} />}
        {open === 'settings' && <SyncSettings onClose={() => setOpen(undefined)} />}
      </Suspense>
      {asking && (
        <Suspense fallback={null}>
          <Credentials
            title={connection === 'Disconnected' ? text.connect : text.updateCredentials}
            platforms={[{ id: platformId, name: platform }]}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
