import { type Bidder, readBidder } from '@auctionwiz/contracts/bidders'
import { CallError } from '@auctionwiz/contracts/client'
import { useEffect, useState } from 'react'
import { useQuery } from '../../app/calls/use-call.ts'
import { type Format, useFormat } from '../../app/format.ts'
import { useCan } from '../../app/permissions.ts'
import { Button } from '../../ui/Button.tsx'
import type { ListTotal } from '../../ui/data-table/list-total.ts'
import { neighbours } from '../../ui/data-table/rows.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { look } from '../../ui/look.ts'
import { Panel } from '../../ui/Panel.tsx'
import { SegmentedSwitch } from '../../ui/SegmentedSwitch.tsx'
import { ProgressLine } from '../../ui/Skeleton.tsx'
import { useShortcuts } from '../../ui/shortcuts/shortcuts.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { useWide } from '../../ui/use-wide.ts'
import styles from './BidderPanel.module.css'
import { scoreOptions } from './BiddersTitle.tsx'
import { useBidders } from './bidders-context.ts'
import { bidderText } from './messages.ts'
import { BidderTab } from './panel/BidderTab.tsx'
import { noteKey } from './panel/LastNote.tsx'
import { profileText } from './panel/messages.ts'
import { PanelFooter } from './panel/PanelFooter.tsx'
import { PanelMenu } from './panel/PanelMenu.tsx'
import { type PanelTab, panelTabs } from './panel/panel-tabs.ts'
import { StatusMenu } from './panel/StatusMenu.tsx'

/** One bidder next to the list: first with the row's data, then with the full record. */
const BidderPanel = ({ id, tab }: { id: string; tab: PanelTab }) => {
  const { rows, total, state, change, open, close } = useBidders()
  const format = useFormat()
  const { data, error, refreshing, loading, reload } = useQuery(readBidder, { params: { id } })
  const phone = !useWide(641)
  const row = rows.find((candidate) => candidate.id === id)
  const bidder = data ?? row
  const [noting, setNoting] = useState(false)
  const mayNote = useCan('bidders:edit')
  const addNote = (asked: boolean) => {
    setNoting(asked)
    if (asked && tab !== 'notes') open(id, 'notes')
  }
  useShortcuts(mayNote ? [{ key: noteKey, label: profileText.addNote, run: () => addNote(true) }] : [])
  const { previous, next } = neighbours(rows, id)
  // The address of a merged bidder redirects to the surviving record.
  useEffect(() => {
    if (data === undefined || data.id === id) return
    toast({ text: bidderText.mergedInto({ name: data.name, number: data.bidderId }) })
    open(data.id, tab)
  }, [data, id, open, tab])

  if (error instanceof CallError && error.status === 404)
    return (
      <Panel title={bidderText.notFoundTitle} onClose={close}>
        <EmptyState compact title={bidderText.notFoundTitle} actions={<Button onClick={close}>{bidderText.backToList}</Button>}>
          {bidderText.notFoundText}
        </EmptyState>
      </Panel>
    )

  return (
    <Panel
      title={bidder?.name ?? bidderText.panelLoading}
      mark={phone ? undefined : bidder?.bidderId}
      subtitle={
        bidder && (
          <>
            {phone && <span>{bidder.bidderId}</span>}
            <StatusMenu key={id} bidder={bidder} record={data} />
            {!phone && data && <Since bidder={data} />}
          </>
        )
      }
      place={row && profileText.placeInList({ place: format.number(rows.indexOf(row) + 1), total: shownTotal(total, format) })}
      menu={bidder && <PanelMenu bidder={bidder} record={data} />}
      tabs={
        <Tabs
          name="bidder"
          label={bidderText.panel({ name: bidder?.name ?? '' })}
          selected={tab}
          onSelect={(chosen) => open(id, chosen)}
          tabs={panelTabs.map((id) => ({
            id,
            label: bidderText.tabs[id],
            count:
              id === 'history'
                ? data && data.auctionHistory.length + (data.network?.auctions.length ?? 0)
                : id === 'notes'
                  ? data?.notes.length
                  : undefined,
          }))}
        />
      }
      footer={bidder && <PanelFooter bidder={bidder} />}
      onClose={close}
      onPrevious={previous === undefined ? undefined : () => open(previous)}
      onNext={next === undefined ? undefined : () => open(next)}
    >
      <ProgressLine active={refreshing || (loading && row !== undefined)} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a tab without links must be scrolled by keys. */}
      <div role="tabpanel" id="bidder-panel" aria-labelledby={`bidder-tab-${tab}`} tabIndex={0} className={styles.content}>
        {tab === 'scores' && (
          <div className={look('belowL')}>
            <SegmentedSwitch
              label={bidderText.scoreShown}
              options={scoreOptions()}
              value={state.scoreType}
              onChange={(scoreType) => change({ scoreType })}
              wide
            />
          </div>
        )}
        <BidderTab
          tab={tab}
          row={bidder}
          bidder={data}
          error={error}
          onRetry={reload}
          scoreType={state.scoreType}
          onTab={(chosen) => open(id, chosen)}
          noting={noting}
          onNoting={addNote}
        />
      </div>
    </Panel>
  )
}

const shownTotal = ({ count, atLeast }: ListTotal, format: Format): string =>
  atLeast ? bidderText.atLeast({ count: format.number(count) }) : format.number(count)

const Since = ({ bidder: { facts, createdAt } }: { bidder: Bidder }) => {
  const format = useFormat()
  const { firstAuction } = facts
  return <span>{(firstAuction ? bidderText.memberSince : bidderText.added)({ date: format.date(firstAuction ?? createdAt) })}</span>
}

export default BidderPanel
