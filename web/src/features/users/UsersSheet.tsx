import { useFormat } from '../../app/format.ts'
import type { Column } from '../../ui/data-table/types.ts'
import { look } from '../../ui/look.ts'
import { Printed } from '../../ui/print/Printed.tsx'
import { PrintHead } from '../bidders/print/PrintHead.tsx'
import { usePrintFoot } from '../bidders/print/use-print-foot.ts'
import { usersText as text } from './messages.ts'
import type { Person } from './user-columns.tsx'

interface UsersSheetProps {
  columns: readonly Column<Person>[]
  /** The people that the list shows. */
  rows: readonly Person[]
  /** How many match the filters. */
  total: number
  onDone: () => void
}

/** Who has access, on paper: the list as it is filtered. */
const UsersSheet = ({ columns, rows, total, onDone }: UsersSheetProps) => {
  const format = useFormat()
  const count = rows.length < total ? text.firstOf({ shown: format.number(rows.length), total: format.number(total) }) : undefined
  return (
    <Printed title={text.tableLabel} {...usePrintFoot()} landscape ready onDone={onDone}>
      <PrintHead what={format.date(new Date().toISOString())} />
      <div className={look('flex', 'center', 'between', 'gapXL', 'padRowL', 'edgeBelow')}>
        <h1>{text.tableLabel}</h1>
        <p>{count ?? text.shown({ count: rows.length })}</p>
      </div>
      <table>
        <thead>
          <tr>
            {columns.map(({ id, header }) => (
              <th key={id}>{header}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map((column) => (
                <td key={column.id}>{column.text(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Printed>
  )
}

export default UsersSheet
