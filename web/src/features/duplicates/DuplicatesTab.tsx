import { countDuplicates } from '@auctionwiz/contracts/duplicate-counts'
import type { DuplicatePair } from '@auctionwiz/contracts/duplicates'
import { Search20Regular } from '@fluentui/react-icons/headless/svg/search'
import { useState } from 'react'
import { useQuery } from '../../app/calls/use-call.ts'
import { useFormat } from '../../app/format.ts'
import { usePermissionReason } from '../../app/permissions.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/class-names.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { isEmptySelection } from '../../ui/data-table/selection.ts'
import { TableFooter } from '../../ui/data-table/TableFooter.tsx'
import { useRowFocus } from '../../ui/data-table/use-row-focus.ts'
import { useSelection } from '../../ui/data-table/use-selection.ts'
import { look } from '../../ui/look.ts'
import { SegmentedSwitch } from '../../ui/SegmentedSwitch.tsx'
import { KeyHints } from '../../ui/shortcuts/KeyHints.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { Counters } from './Counters.tsx'
import { duplicateText } from './messages.ts'
import { NoPairs } from './NoPairs.tsx'
import { PairBulkBar } from './PairBulkBar.tsx'
import { PairList } from './PairList.tsx'
import { PairPanel } from './PairPanel.tsx'
import { useSearchWork, WorkLine } from './SearchWork.tsx'
import { ThresholdPanel } from './ThresholdPanel.tsx'
import { useBulkMerge } from './use-bulk-merge.ts'
import { useDecided } from './use-decided.ts'
import { usePairChanges } from './use-pair-changes.ts'
import { shows, usePairs, useShow } from './use-pairs.ts'
import { usePrefetchPair } from './use-prefetch-pair.ts'

/** Possible duplicates: explained, merged or dismissed. Each list reloads when it is chosen, because others change it. */
const DuplicatesTab = () => <Duplicates key={useShow()} />

const Duplicates = () => {
  const format = useFormat()
  const wide = useWide(1200)
  const phone = !useWide(641)
  const mayNot = usePermissionReason('bidders:merge')
  const decided = useDecided()
  const changes = usePairChanges((id) => decided.remove([id]))
  const pairs = usePairs(decided.ids)
  const { show, choose, rows, open } = pairs
  // The address follows a moment after a decision; a key pressed meanwhile must not act on the decided match.
  const [ahead, setAhead] = useState<{ from: string; to: string | undefined }>()
  const openId = ahead !== undefined && ahead.from === pairs.openId ? ahead.to : pairs.openId
  const [selecting, setSelecting] = useState(false)
  const bulk = useBulkMerge(decided)
  const work = useSearchWork((run) => void bulk.undoRun(run))
  const pending = useQuery(countDuplicates, {}, { keepPreviousData: true }).data?.pending
  const isPending = show === 'pending'
  const selected = useSelection(rows, show)
  const selection = isPending && mayNot === undefined ? selected : undefined
  // Next to the list the most likely match is open; the address names it once one is chosen.
  const shownId = openId ?? (wide ? rows[0]?.id : undefined)
  const at = rows.findIndex(({ id }) => id === shownId)
  const next = (rows[at + 1] ?? rows[at - 1])?.id
  const prefetch = usePrefetchPair(at < 0 ? undefined : next)
  const { tab, focusRow } = useRowFocus(shownId)
  /** A decided pair leaves the list; the next one takes its place and the focus. */
  const goOn = (id: string) => {
    decided.add([id])
    if (pairs.openId !== undefined) setAhead({ from: pairs.openId, to: wide ? next : undefined })
    open(wide ? next : undefined)
    focusRow()
  }
  const dismiss = async (pair: DuplicatePair) => {
    if (await changes.dismiss(pair)) goOn(pair.id)
  }
  const find = (
    <Button icon={<Search20Regular />} reason={mayNot} busy={work.running} onClick={work.find}>
      {duplicateText.find}
    </Button>
  )
  const select = (on: boolean) => {
    setSelecting(on)
    if (!on) selected.clear()
  }
  const isEmpty = rows.length === 0 && !pairs.pages.loading
  const hints = [
    { key: '↑ ↓', label: duplicateText.keyMove },
    { key: 'd', label: duplicateText.dismiss },
    { key: 'm', label: duplicateText.resolve },
    { key: 'Ctrl Enter', label: duplicateText.mergeAndNext },
  ]
  const settings = (
    <>
      <Counters beside={wide} />
      <ThresholdPanel working={work.running} />
    </>
  )
  return (
    <>
      {wide && <div className={look('flex', 'fixed', 'lineBelow')}>{settings}</div>}
      <div ref={tab} className={look('flex', 'fill', 'hugs')}>
        {(wide || openId === undefined) && (
          <div
            className={classes(
              look('stack', 'shrinks', 'hugs'),
              // Without matches there is nothing beside it.
              isEmpty || !wide ? look('fill') : look('fixed', 'lineRight', 'wide440'),
            )}
          >
            <div className={look('row', 'between', 'wrap', 'fixed', 'gapS', 'padBand', 'padRightL', 'lineBelow', 'scrolls', 'tall48')}>
              <SegmentedSwitch
                label={duplicateText.show}
                options={shows.map((value) => ({ value, label: duplicateText.shows[value] }))}
                value={show}
                onChange={choose}
              />
              {phone && selection && rows.length > 0 && (
                <Button look="subtle" onClick={() => select(!selecting)}>
                  {selecting ? duplicateText.selectDone : duplicateText.select}
                </Button>
              )}
              {!(isEmpty && isPending) && !selecting && find}
            </div>
            <WorkLine work={work} />
            {!wide && (
              <Disclosure bar label={duplicateText.threshold}>
                {settings}
              </Disclosure>
            )}
            <PairList
              pairs={pairs}
              total={isPending ? pending : undefined}
              shownId={shownId}
              selection={selection}
              selecting={selecting}
              onNear={prefetch}
              empty={<NoPairs show={show} work={work} find={find} />}
            />
          </div>
        )}
        {shownId !== undefined && (
          <div className={look('stack', 'grow', 'hugs')}>
            <PairPanel
              key={shownId}
              id={shownId}
              row={rows.find(({ id }) => id === shownId)}
              changes={changes}
              onDismiss={(pair) => void dismiss(pair)}
              onMerged={goOn}
              onUndo={(id) => void changes.undo(id)}
              onBack={wide ? undefined : () => open(undefined)}
            />
          </div>
        )}
      </div>
      {selection && !isEmptySelection(selection.selection) ? (
        <PairBulkBar access={selection} bulk={bulk} working={work.running} />
      ) : (
        isPending &&
        rows.length > 0 &&
        (wide || openId === undefined) && (
          <TableFooter count={duplicateText.pendingCount({ count: pending ?? rows.length, shown: format.number(pending ?? rows.length) })}>
            {mayNot === undefined && wide && <KeyHints hints={hints} />}
          </TableFooter>
        )
      )}
    </>
  )
}

export default DuplicatesTab
