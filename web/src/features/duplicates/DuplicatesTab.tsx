import type { DuplicatePair, PairDetail } from '@auctionwiz/contracts/duplicates'
import { Search20Regular } from '@fluentui/react-icons/headless/svg/search'
import { type KeyboardEvent, Suspense, useRef, useState } from 'react'
import { usePermissionReason } from '../../app/permissions.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { lazyDialog } from '../../ui/lazy-part/lazy-part.tsx'
import { SegmentedSwitch } from '../../ui/SegmentedSwitch.tsx'
import { ProgressLine, SkeletonRows } from '../../ui/Skeleton.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { Counters } from './Counters.tsx'
import styles from './Duplicates.module.css'
import { duplicateText } from './messages.ts'
import { PairList } from './PairList.tsx'
import { PairPanel } from './PairPanel.tsx'
import { type SearchWork, useSearchWork, WorkLine } from './SearchWork.tsx'
import { ThresholdPanel } from './ThresholdPanel.tsx'
import { useFollowFocus } from './use-follow-focus.ts'
import { usePairChanges } from './use-pair-changes.ts'
import { type Show, shows, usePairs, useShow } from './use-pairs.ts'

const ResolveDialog = lazyDialog(() => import('./ResolveDialog.tsx'))

/** Possible duplicates: explained, merged or dismissed. Each list reloads when it is chosen, because others change it. */
const DuplicatesTab = () => <Duplicates key={useShow()} />

const Duplicates = () => {
  const { show, choose, pages, rows, openId, open } = usePairs()
  const wide = useWide(1200)
  const mayNot = usePermissionReason('bidders:merge')
  const changes = usePairChanges()
  const work = useSearchWork()
  const [resolving, setResolving] = useState<PairDetail>()
  // Next to the list the most likely match is open; the address names it once one is chosen.
  const shownId = openId ?? (wide ? rows?.[0]?.id : undefined)
  const at = rows?.findIndex(({ id }) => id === shownId) ?? -1
  const neighbour = (by: number): string | undefined => rows?.[at + by]?.id
  const move = (by: number) => {
    const id = neighbour(by)
    if (id !== undefined) open(id)
  }
  const tab = useRef<HTMLDivElement>(null)
  const follow = useFollowFocus(tab, shownId, resolving !== undefined)
  /** A decided pair leaves the list; the next one takes its place and the focus. */
  const goOn = () => {
    const next = neighbour(1) ?? neighbour(-1)
    if (wide) follow(next)
    open(wide ? next : undefined)
  }
  const dismiss = async (pair: DuplicatePair) => {
    if (await changes.dismiss(pair)) goOn()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || hasOwnKeys(event.target) || mayNot !== undefined || show !== 'pending') return
    const buttons = event.currentTarget.querySelectorAll<HTMLButtonElement>('[data-deeds] button')
    const button = { d: buttons[0], m: buttons[1] }[event.key]
    if (!button) return
    event.preventDefault()
    button.click()
  }
  const find = (
    <Button icon={<Search20Regular />} reason={mayNot} busy={work.running} onClick={work.find}>
      {duplicateText.find}
    </Button>
  )
  const showsDetail = openId !== undefined || wide
  const none = noneOf(show, work)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons and links within.
    <div ref={tab} className={styles.tab} onKeyDown={onKeyDown}>
      {(wide || openId === undefined) && (
        <div className={styles.side}>
          <Counters />
          <div className={styles.bar}>
            <SegmentedSwitch
              label={duplicateText.show}
              options={shows.map((value) => ({ value, label: duplicateText.shows[value] }))}
              value={show}
              onChange={choose}
            />
            {find}
          </div>
          <WorkLine work={work} />
          {!wide && (
            <details className={styles.fold}>
              <summary>{duplicateText.threshold}</summary>
              <ThresholdPanel working={work.running} />
            </details>
          )}
          <div className={styles.list}>
            <ProgressLine active={pages.refreshing} />
            {pages.error !== undefined && !rows ? (
              <ErrorState title={duplicateText.loadFailed} error={pages.error} onRetry={pages.reload} />
            ) : !rows ? (
              <SkeletonRows rows={10} columns={[240, 96]} />
            ) : rows.length === 0 ? (
              <EmptyState title={none.title} actions={show === 'pending' && !work.running ? find : undefined}>
                {none.text}
              </EmptyState>
            ) : (
              <PairList
                label={duplicateText.listLabels[show]}
                rows={rows}
                selectedId={shownId}
                onMove={move}
                hasMore={pages.hasMore}
                loadingMore={pages.loadingMore}
                onMore={pages.loadMore}
              />
            )}
          </div>
          {wide && mayNot === undefined && show === 'pending' && rows && rows.length > 0 && (
            <p className={styles.keys}>{duplicateText.keys}</p>
          )}
        </div>
      )}
      {showsDetail && (
        <div className={styles.main}>
          {wide && <ThresholdPanel working={work.running} />}
          {shownId !== undefined && (
            <PairPanel
              key={shownId}
              id={shownId}
              row={rows?.find(({ id }) => id === shownId)}
              changes={changes}
              onDismiss={(pair) => void dismiss(pair)}
              onResolve={setResolving}
              onBack={wide ? undefined : () => open(undefined)}
            />
          )}
        </div>
      )}
      {resolving?.records && (
        <Suspense fallback={null}>
          <ResolveDialog
            detail={resolving}
            records={resolving.records}
            onClose={() => setResolving(undefined)}
            onMerged={() => {
              setResolving(undefined)
              goOn()
            }}
            onUndo={(id) => void changes.undo(id)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Ignores keys in text fields and in open dialogs, whose key events bubble up to here. */
const hasOwnKeys = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('input,textarea,select,[role=dialog],[role=alertdialog]') !== null

/** Why nothing is listed. */
const noneOf = (show: Show, { loaded, running, search }: SearchWork): { title: string; text: string } => {
  if (show === 'pending' && running) return { title: duplicateText.searchingTitle, text: duplicateText.searchingText }
  if (show === 'pending' && loaded && !search) return { title: duplicateText.neverTitle, text: duplicateText.neverText }
  return { title: duplicateText.noneTitle[show], text: duplicateText.noneText[show] }
}

export default DuplicatesTab
