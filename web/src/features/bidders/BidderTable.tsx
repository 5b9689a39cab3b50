import type { BidderSummary } from '@auctionwiz/contracts/bidders'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useFormat } from '../../app/format.ts'
import { rowHeights, useDensity } from '../../app/theme/appearance.ts'
import { BidderRow } from './BidderRow.tsx'
import styles from './BidderTable.module.css'
import { BidderTableHeader, tableHeaderHeight } from './BidderTableHeader.tsx'
import { selectByKey } from './bulk/select-by-key.ts'
import { isSelected } from './bulk/selection.ts'
import type { SelectionAccess } from './bulk/use-selection.ts'
import { gridTracks, shownColumns } from './columns.tsx'
import { type BidderListState, listKeyOf, type SortColumn } from './list-state.ts'
import { ariaCount, type ListTotal } from './list-total.ts'
import { bidderText } from './messages.ts'
import { rowAfterKey } from './row-keys.ts'
import { SkeletonRow } from './SkeletonRow.tsx'
import { useFromTop } from './use-from-top.ts'
import { useNearEnd } from './use-near-end.ts'
import { useRowEvents } from './use-row-events.ts'
import type { RowMenus } from './use-row-menu.ts'
import { useRowWindow } from './use-row-window.ts'
import { useLayout } from './view/layout.ts'

export interface BidderListProps {
  rows: readonly BidderSummary[]
  /** All bidders that match, of which `rows` are the first. */
  total: ListTotal
  state: BidderListState
  openId: string | undefined
  onOpen: (id: string) => void
  /** The user may open the row next: prefetch what its panel needs. */
  onNear: (id: string) => void
  /** How many placeholder rows follow `rows` while more are fetched. */
  coming: number
  /** The end of `rows` scrolled into view. */
  onEnd: () => void
  menus: RowMenus
  /** Undefined where nothing can be selected. */
  selection: SelectionAccess | undefined
}

/** The list as a table: arrow keys, Home, End and the page keys move, Enter opens; with a panel open the arrows step through it. */
export const BidderTable = ({
  rows,
  total,
  state,
  openId,
  onOpen,
  onNear,
  coming,
  onEnd,
  menus,
  selection,
  onSort,
}: BidderListProps & { onSort: (column: SortColumn) => void }) => {
  const scroll = useRef<HTMLDivElement>(null)
  const [density] = useDensity()
  const layout = useLayout()
  const columns = useMemo(() => shownColumns(layout.columns), [layout.columns])
  const tracks = useMemo(() => gridTracks(columns, layout.widths), [columns, layout.widths])
  const [active, setActive] = useState(0)
  const wantsFocus = useRef(false)
  const format = useFormat()
  const opened = useMemo(() => (openId === undefined ? -1 : rows.findIndex((row) => row.id === openId)), [rows, openId])
  const current = Math.min(active, Math.max(rows.length - 1, 0))
  const rowHeight = rowHeights[density]
  const list = useRowWindow({ scroll, count: rows.length + coming, rowHeight, head: tableHeaderHeight, kept: current })

  const listKey = listKeyOf(state)
  useNearEnd(list, { listKey, count: rows.length, more: coming > 0, onEnd })
  useFromTop(scroll, listKey, setActive)
  const { scrollTo } = list
  useEffect(() => {
    if (opened < 0) return
    setActive(opened)
    scrollTo(opened)
  }, [opened, scrollTo])
  const wasOpen = useRef(openId)
  useEffect(() => {
    // After the panel closes, the keys continue from the last viewed row, not from the one that opened it.
    if (wasOpen.current !== undefined && openId === undefined) {
      const at = document.activeElement
      wantsFocus.current = at === document.body || scroll.current?.contains(at) === true
    }
    wasOpen.current = openId
  }, [openId])
  useEffect(() => {
    if (!wantsFocus.current) return
    const row = scroll.current?.querySelector<HTMLElement>(`[data-index="${current}"]`)
    if (!row) return
    wantsFocus.current = false
    row.focus({ preventScroll: true })
  })

  const withRow = (act: (id: string) => void) => (index: number) => {
    const row = rows[index]
    if (row) act(row.id)
  }
  const events = useRowEvents({ onOpen: withRow(onOpen), onNear: withRow(onNear), onFocus: setActive })
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || event.target.role !== 'row') return
    const row = rows[current]
    if (event.key === 'Enter' && row) return onOpen(row.id)
    if (selection && selectByKey(event, current, selection)) return event.preventDefault()
    const next = rowAfterKey(event.key, current, rows.length, list.inView)
    if (next === undefined) return
    event.preventDefault()
    if (event.shiftKey) selection?.extend(current, next)
    setActive(next)
    wantsFocus.current = true
    scrollTo(next)
    const target = rows[next]
    if (!target) return
    if (openId !== undefined && event.key.startsWith('Arrow')) onOpen(target.id)
    else onNear(target.id)
  }

  return (
    <div ref={scroll} className={styles.scroll}>
      {/* biome-ignore lint/a11y/useSemanticElements: rows out of sight are not drawn, which a table element would not bear. */}
      <div
        role="grid"
        aria-label={bidderText.tableLabel}
        aria-rowcount={ariaCount(total, 1)}
        aria-multiselectable={selection !== undefined}
        data-wider={list.wider || undefined}
        className={styles.grid}
        style={tracks as React.CSSProperties}
        onKeyDown={onKeyDown}
      >
        <BidderTableHeader columns={columns} sort={state.sort} onSort={onSort} selection={selection} shown={rows.length} />
        {/* biome-ignore lint/a11y/useSemanticElements: see above. */}
        <div role="rowgroup" className={styles.rows} style={{ height: list.height }} {...events}>
          {list.items.map(({ slot, index, start }) => {
            const bidder = rows[index]
            return bidder ? (
              <BidderRow
                key={slot}
                bidder={bidder}
                index={index}
                top={start}
                scoreType={state.scoreType}
                columns={columns}
                format={format}
                isCurrent={index === current}
                isOpen={bidder.id === openId}
                isChosen={selection && isSelected(selection.selection, bidder.id)}
                onChoose={selection?.toggle}
                isMenuOpen={menus.open?.bidder.id === bidder.id}
                onMenuPress={menus.press}
                onMenu={menus.toggle}
              />
            ) : (
              <SkeletonRow key={slot} index={index} top={start} />
            )
          })}
        </div>
      </div>
    </div>
  )
}
