import { type ReactNode, useId, useState } from 'react'
import { look } from '../look.ts'
import { SegmentedSwitch } from '../SegmentedSwitch.tsx'
import styles from './Charts.module.css'
import { chartText } from './messages.ts'

export interface ChartBlockProps {
  title: string
  note?: string | undefined
  /** Column headers of the table; the first names the rows. */
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  children: ReactNode
  /** A one-sentence summary for screen readers; a chart that is an image has its own. */
  summary?: string
  /** Spans both columns of the page. */
  wide?: boolean
}

const views = ['chart', 'table'] as const

/** A chart under its title, with a button that shows the figures as a table. */
export const ChartBlock = ({ title, note, columns, rows, children, summary, wide = false }: ChartBlockProps) => {
  const id = useId()
  const [view, setView] = useState<(typeof views)[number]>('chart')
  return (
    <section className={styles.block} aria-label={title} aria-describedby={summary && id} data-wide={wide || undefined}>
      <div className={look('row', 'between', 'gapL', 'belowM', 'lineBelow', 'padBottomS')}>
        <h2 className={look('heading')}>{title}</h2>
        <SegmentedSwitch
          label={chartText.chartOrTable({ title })}
          options={views.map((value) => ({ value, label: chartText[value] }))}
          value={view}
          onChange={setView}
        />
      </div>
      {summary && (
        <p id={id} className="visually-hidden">
          {summary}
        </p>
      )}
      {view === 'chart' ? children : <ChartTable title={title} columns={columns} rows={rows} />}
      {note && <p className={look('aboveS', 'note')}>{note}</p>}
    </section>
  )
}

const ChartTable = ({ title, columns, rows }: Pick<ChartBlockProps, 'title' | 'columns' | 'rows'>) => (
  <table className={look('table', 'figures')} aria-label={title}>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...cells]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {cells.map((cell, index) => (
            <td key={columns[index + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
