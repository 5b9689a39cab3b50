import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef } from 'react'
import { rowHeights, useDensity } from '../../app/theme/appearance.ts'
import { classes } from '../class-names.ts'
import { look } from '../look.ts'
import { useWide } from '../use-wide.ts'
import styles from './DataTable.module.css'
import type { DataTableProps } from './DataTable.tsx'
import { DetailsRow, GroupRow, MoreRow } from './ExtraRows.tsx'
import { groupEntries, plainEntries } from './entries.ts'
import { gridTracks } from './grid-tracks.ts'
import { ariaCount } from './list-total.ts'
import { rowAfterKey } from './row-keys.ts'
import { SkeletonRow } from './SkeletonRow.tsx'
import { selectByKey } from './select-by-key.ts'
import { isSelected } from './selection.ts'
import { isTall, TableHeader } from './TableHeader.tsx'
import { TableRow } from './TableRow.tsx'
import { useCurrentRow } from './use-current-row.ts'
import { useFromTop } from './use-from-top.ts'
import { useGroups } from './use-groups.ts'
import { useNearEnd } from './use-near-end.ts'
import { useRowEvents } from './use-row-events.ts'
import type { RowMenus } from './use-row-menu.ts'
import { useTableShortcuts } from './use-table-shortcuts.ts'
import { useVirtualRows } from './use-virtual-rows.ts'

/** Heights of the header in px; tall with subtitles. The rows scroll below it. */
const headHeights = { plain: 32, tall: 48 } as const
/** Height of a row in px that a finger hits. */
const touchHeight = 44
/** Height of a row in px with two lines. */
const twoLineHeight = 60
/** Height of expanded details in px, until they are measured. */
const detailsEstimate = 160

export interface RenderedListProps<Row extends { id: string }> extends DataTableProps<Row> {
  menus: RowMenus<Row>
  /** How many placeholder rows follow the fetched ones. */
  coming: number
}

/** The list as a grid: arrow keys, J and K, Home, End and the page keys move, Enter opens; with a panel open the arrows step through it. */
export const DataGrid = <Row extends { id: string }>(props: RenderedListProps<Row>) => {
  const { columns: all, layout, total, listKey, openId, onOpen, onNear, source, selection, groups, expanded, menus } = props
  const { nameOf, hrefOf, toneOf, menu, detailsLabel, unselectable, coming } = props
  const scroll = useRef<HTMLDivElement>(null)
  const [density] = useDensity()
  const phone = !useWide(641)
  const oneLine = phone ? touchHeight : rowHeights[props.compact ? 'compact' : density]
  const rowHeight = props.twoLines ? twoLineHeight : oneLine
  const columns = useMemo(() => layout.columns.flatMap((id) => all.find((column) => column.id === id) ?? []), [layout.columns, all])
  const tracks = useMemo(() => gridTracks(columns, layout.widths, menu !== undefined), [columns, layout.widths, menu])
  const menuLabel = menu?.label
  const form = useMemo(
    () => ({ columns, nameOf, hrefOf, toneOf, menuLabel, detailsLabel, unselectable }),
    [columns, nameOf, hrefOf, toneOf, menuLabel, detailsLabel, unselectable],
  )
  const folding = useGroups(props)
  const { rows } = folding
  const selectable = useMemo(() => rows.filter((row) => !unselectable?.(row)).length, [rows, unselectable])
  const seeRows = selection?.seeRows
  useEffect(() => seeRows?.(rows), [seeRows, rows])
  const opened = useMemo(() => (openId === undefined ? -1 : rows.findIndex((row) => row.id === openId)), [rows, openId])
  const detailsAt = expanded ? opened : -1
  const entries = useMemo(
    () => (groups ? groupEntries(groups, folding.isOpen, detailsAt) : plainEntries(rows.length, coming, detailsAt)),
    [groups, folding.isOpen, rows.length, coming, detailsAt],
  )
  const scrollTo = useRef((_row: number): void => undefined)
  const { current, setCurrent, moveTo } = useCurrentRow({ scroll, rows, opened, openId, scrollTo })
  const list = useVirtualRows({
    scroll,
    count: entries.count,
    sizeOf: useCallback((entry) => (entries.at(entry).kind === 'details' ? detailsEstimate : rowHeight), [entries, rowHeight]),
    keyOf: useCallback((entry) => (entries.at(entry).kind === 'details' ? `details of ${openId}` : entry), [entries, openId]),
    rowHeight,
    head: isTall(columns) ? headHeights.tall : headHeights.plain,
    kept: rows.length === 0 ? -1 : entries.ofRow(current),
  })
  scrollTo.current = (row) => list.scrollTo(entries.ofRow(row))
  useNearEnd(list, { listKey, count: rows.length, more: !groups && coming > 0, onEnd: source.loadMore })
  useFromTop(scroll, listKey, setCurrent)
  const withRow = (act: ((row: Row) => void) | undefined) => (index: number) => {
    const row = rows[index]
    if (row) act?.(row)
  }
  const events = useRowEvents({
    onOpen: withRow(onOpen),
    onLink: props.onLink && withRow(props.onLink),
    onNear: withRow(onNear),
    onFocus: setCurrent,
  })

  /** Moves to a row; next to an open panel opens it there. */
  const step = (to: number, opens: boolean) => {
    const row = rows[to]
    if (row === undefined) return
    moveTo(to)
    if (opens && openId !== undefined && !expanded) onOpen?.(row)
    else onNear?.(row)
  }
  const { rowKeys, marksCurrent: marked = false } = props
  useTableShortcuts({ scroll, rows, current, opened, selectable: selection !== undefined, marked, rowKeys, step, onOpen })
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || !event.target.hasAttribute('data-index')) return
    const row = rows[current]
    if (event.key === 'Enter' && !(event.ctrlKey || event.metaKey) && row) {
      // The press must not reach what takes the focus: a dialog that opens at once would be left by its own Cancel.
      event.preventDefault()
      return onOpen?.(row)
    }
    if (selection && selectByKey(event, current, selection)) return event.preventDefault()
    const next = rowAfterKey(event.key, current, rows.length, list.inView)
    if (next === undefined) return
    event.preventDefault()
    if (event.shiftKey) selection?.extend(current, next)
    step(next, event.key.startsWith('Arrow'))
  }

  return (
    <div ref={scroll} className={classes(look('fill', 'container', 'scrolls', 'anchor', 'hugs'), styles.scroll)}>
      {/* biome-ignore lint/a11y/useSemanticElements: rows out of sight are not rendered, which a table element does not allow. */}
      <div
        role="grid"
        aria-label={props.label}
        aria-rowcount={groups ? -1 : ariaCount(total, 1)}
        aria-multiselectable={selection !== undefined}
        data-wider={list.wider || undefined}
        data-lines={props.twoLines || undefined}
        data-marks={props.marksCurrent || undefined}
        className={styles.grid}
        style={{ ...tracks, '--rowHeight': `${rowHeight}px` } as React.CSSProperties}
        onKeyDown={onKeyDown}
      >
        <TableHeader
          columns={columns}
          all={all}
          layout={layout}
          hasMenu={menu !== undefined}
          sort={props.sort}
          onSort={props.onSort}
          selection={selection}
          fetched={selectable}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: see above. */}
        <div
          role="rowgroup"
          className={classes(look('anchor'), styles.rows)}
          data-opens={onOpen !== undefined || undefined}
          style={{ height: list.height }}
          {...events}
        >
          {list.items.map(({ slot, index: entry, start }) => {
            const at = entries.at(entry)
            const group = 'group' in at ? groups?.[at.group] : undefined
            const row = 'row' in at ? rows[at.row] : undefined
            if (group && at.kind === 'group')
              return (
                <GroupRow
                  key={`group ${group.id}`}
                  group={group}
                  columns={columns}
                  isOpen={folding.isOpen(group.id)}
                  onToggle={() => folding.toggle(group.id)}
                  top={start}
                />
              )
            if (group?.more) return <MoreRow key={`more of ${group.id}`} top={start} columns={columns.length} more={group.more} />
            if (row && at.kind === 'details')
              return (
                <DetailsRow key={`details of ${row.id}`} top={start} entry={entry} columns={columns.length} measure={list.measure}>
                  {expanded?.(row)}
                </DetailsRow>
              )
            if (!row || at.kind !== 'row') return <SkeletonRow key={slot} index={entry} top={start} />
            return (
              <TableRow
                key={slot}
                row={row}
                form={form}
                index={at.row}
                top={start}
                isCurrent={at.row === current}
                isOpen={row.id === openId}
                isChosen={selection && isSelected(selection.selection, row.id)}
                onChoose={selection?.toggle}
                onDetails={detailsLabel && onOpen}
                isMenuOpen={menus.open?.row.id === row.id}
                menus={menus}
              />
            )
          })}
        </div>
        {props.totals?.(columns)}
      </div>
      {props.after}
    </div>
  )
}
