import type { ReactNode } from 'react'
import { classes } from '../class-names.ts'
import { look } from '../look.ts'
import { tableText } from '../messages.ts'
import parts from '../RowParts.module.css'
import styles from './DataCards.module.css'
import type { RenderedListProps } from './DataGrid.tsx'
import { RowMenuButton } from './RowMenuButton.tsx'
import { toneLook } from './tones.ts'
import type { Column } from './types.ts'

interface CardProps<Row extends { id: string }> {
  row: Row
  list: Pick<RenderedListProps<Row>, 'columns' | 'nameOf' | 'toneOf' | 'onOpen' | 'onNear' | 'menu' | 'menus' | 'expanded' | 'unselectable'>
  isOpen: boolean
  /** While rows are selected: whether this one is. A press then selects instead of opening. */
  isChosen: boolean | undefined
  onChoose: () => void
}

/** One row on the phone. */
export const Card = <Row extends { id: string }>({ row, list, isOpen, isChosen, onChoose }: CardProps<Row>) => {
  const { columns, nameOf, toneOf, onOpen, onNear, menu, menus, expanded, unselectable } = list
  const className = classes(
    look('row', 'gapM', 'high60', 'padSidesL', 'lineBelow', 'ground'),
    toneLook(toneOf?.(row)),
    isChosen && styles.chosen,
    isOpen && !expanded && styles.marked,
  )
  if (isChosen !== undefined) {
    const instead = unselectable?.(row)
    const Frame = instead === undefined ? 'label' : 'div'
    return (
      <Frame className={className}>
        {instead ?? (
          <input
            type="checkbox"
            className={classes(look('fixed', 'noMargin', 'pointer'), parts.box)}
            aria-label={tableText.selectRow({ name: nameOf(row) })}
            checked={isChosen}
            onChange={onChoose}
          />
        )}
        <CardContent columns={columns} row={row} />
      </Frame>
    )
  }
  const label = menu?.onCards ? menu.label(row) : undefined
  return (
    <div className={className}>
      {onOpen ? (
        <button
          type="button"
          className={look('row', 'grow', 'stretch', 'gapM', 'flush', 'left', 'noBorder', 'clear', 'focusInside')}
          aria-expanded={expanded ? isOpen : undefined}
          aria-current={(isOpen && !expanded) || undefined}
          onClick={() => onOpen(row)}
          onPointerDown={() => onNear?.(row)}
        >
          <CardContent columns={columns} row={row} />
        </button>
      ) : (
        <span className={look('row', 'grow', 'stretch', 'gapM', 'flush', 'left', 'noBorder', 'clear', 'focusInside')}>
          <CardContent columns={columns} row={row} />
        </span>
      )}
      {inPlace(columns, 'action').map((column) => (
        <span key={column.id} className={look('row', 'fixed', 'gapM')}>
          {column.renderCard?.(row) ?? column.render?.(row)}
        </span>
      ))}
      {label !== undefined && (
        <RowMenuButton row={row} label={label} isOpen={menus.open?.row.id === row.id} press={menus.press} toggle={menus.toggle} />
      )}
    </div>
  )
}

const CardContent = <Row,>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) => {
  const [first] = columns
  const title = first?.renderCard?.(row) ?? first?.text(row)
  return (
    <>
      <span className={look('grow')}>
        <span className={classes(look('block', 'strong', 'cut'), styles.title)} title={typeof title === 'string' ? title : undefined}>
          {title}
        </span>
        <span className={classes(look('note', 'block', 'cut'), styles.detail)}>
          {inPlace(columns, 'detail').map((column) => {
            const content: ReactNode = column.renderCard ? column.renderCard(row) : column.text(row)
            return content !== '' && <span key={column.id}>{content}</span>
          })}
        </span>
      </span>
      {inPlace(columns, 'end').map((column) => (
        <span key={column.id} className={look('row', 'fixed', 'gapM')}>
          {column.renderCard?.(row) ?? column.render?.(row) ?? column.text(row)}
        </span>
      ))}
    </>
  )
}

const inPlace = <Row,>(columns: readonly Column<Row>[], place: Column<Row>['card']) => columns.filter(({ card }) => card === place)
