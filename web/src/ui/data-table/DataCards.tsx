import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef } from 'react'
import { classes } from '../class-names.ts'
import { lazyPart } from '../lazy-part/lazy-part.tsx'
import { look } from '../look.ts'
import { Card } from './Card.tsx'
import styles from './DataCards.module.css'
import type { RenderedListProps } from './DataGrid.tsx'
import { groupEntries, plainEntries } from './entries.ts'
import { ariaCount } from './list-total.ts'
import { isSelected } from './selection.ts'
import { useFromTop } from './use-from-top.ts'
import { useGroups } from './use-groups.ts'
import { useNearEnd } from './use-near-end.ts'
import { useVirtualRows } from './use-virtual-rows.ts'

/** Few lists have groups. */
const GroupCard = lazyPart(() => import('./GroupCard.tsx'))

/** Height of a card in px. */
const cardHeight = 60
/** Height of expanded details in px, until they are measured. */
const detailsEstimate = 240

/** The list on the phone: what identifies the row at the left, one figure at the right, near the thumb. */
export const DataCards = <Row extends { id: string }>(props: RenderedListProps<Row>) => {
  const { total, listKey, openId, expanded, groups, coming, source, selection, selecting = false } = props
  const scroll = useRef<HTMLDivElement>(null)
  const folding = useGroups(props)
  const { rows } = folding
  const seeRows = selection?.seeRows
  useEffect(() => seeRows?.(rows), [seeRows, rows])
  const detailsAt = useMemo(() => (expanded ? rows.findIndex(({ id }) => id === openId) : -1), [expanded, rows, openId])
  const entries = useMemo(
    () => (groups ? groupEntries(groups, folding.isOpen, detailsAt) : plainEntries(rows.length, coming, detailsAt)),
    [groups, folding.isOpen, rows.length, coming, detailsAt],
  )
  const list = useVirtualRows({
    scroll,
    count: entries.count,
    sizeOf: useCallback((entry) => (entries.at(entry).kind === 'details' ? detailsEstimate : cardHeight), [entries]),
    keyOf: useCallback((entry) => (entries.at(entry).kind === 'details' ? `details of ${openId}` : entry), [entries, openId]),
    rowHeight: cardHeight,
    head: 0,
    kept: -1,
  })
  useNearEnd(list, { listKey, count: rows.length, more: !groups && coming > 0, onEnd: source.loadMore })
  useFromTop(scroll, listKey)
  return (
    <div ref={scroll} className={classes(look('fill', 'scrolls', 'anchor', 'lineAbove', 'hugs'), styles.scroll)}>
      <ul aria-label={props.label} className={look('anchor')} style={{ height: list.height }}>
        {list.items.map(({ slot, index: entry, start }) => {
          const at = entries.at(entry)
          const group = 'group' in at ? groups?.[at.group] : undefined
          const row = 'row' in at ? rows[at.row] : undefined
          if (group)
            return (
              <Place key={`${at.kind} ${group.id}`} top={start}>
                <Suspense>
                  <GroupCard
                    group={group}
                    kind={at.kind === 'more' ? 'more' : 'group'}
                    isOpen={folding.isOpen(group.id)}
                    onToggle={() => folding.toggle(group.id)}
                  />
                </Suspense>
              </Place>
            )
          if (!row || !('row' in at))
            return (
              <li
                key={slot}
                className={look('row', 'gapM', 'high60', 'padSidesL', 'lineBelow', 'placed', 'ground', 'across')}
                style={{ top: start }}
                aria-busy="true"
              />
            )
          if (at.kind === 'details')
            return (
              <li
                key={`details of ${row.id}`}
                ref={list.measure}
                data-entry={entry}
                className={look('placed', 'across')}
                style={{ top: start }}
              >
                {expanded?.(row)}
              </li>
            )
          return (
            <li
              key={slot}
              data-row={row.id}
              className={look('placed', 'across')}
              style={{ top: start }}
              aria-setsize={groups ? -1 : ariaCount(total)}
              aria-posinset={at.row + 1}
            >
              <Card
                row={row}
                list={props}
                isOpen={row.id === openId}
                isChosen={selecting && selection ? isSelected(selection.selection, row.id) : undefined}
                onChoose={() => selection?.toggle(at.row, false)}
              />
            </li>
          )
        })}
      </ul>
      {props.after}
    </div>
  )
}

const Place = ({ top, children }: { top: number; children: ReactNode }) => (
  <li className={look('placed', 'across')} style={{ top }}>
    {children}
  </li>
)
