import type { PairDetail, PairRecord } from '@auctionwiz/contracts/duplicates'
import type { Currency } from '@auctionwiz/contracts/fields'
import { addressLine } from '@auctionwiz/domain/merges/conflicts'
import { calendarFormat, type Format, useFormat } from '../../app/format.ts'
import styles from './Comparison.module.css'
import { duplicateText } from './messages.ts'

const { fields, facts } = duplicateText

/** Both records, line by line. */
export const Comparison = ({ records, conflicts }: { records: readonly [PairRecord, PairRecord]; conflicts: PairDetail['conflicts'] }) => {
  const format = useFormat()
  const [first, second] = records
  const left = linesOf(first, format)
  const right = linesOf(second, format)
  const count = conflicts.length
  return (
    <section className={styles.comparison}>
      <h3>
        {duplicateText.records} <span className={styles.count}>{duplicateText.conflictCount({ count })}</span>
      </h3>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{duplicateText.field}</th>
            <th scope="col">{first.bidderId}</th>
            <th scope="col">{second.bidderId}</th>
          </tr>
        </thead>
        <tbody>
          {left.map(([label, value], index) => {
            const other = right[index]?.[1] ?? ''
            const same = value === other
            return (
              <tr key={label} data-same={same || undefined}>
                <th scope="row">{label}</th>
                <td>{value || duplicateText.none}</td>
                <td>{same && value ? duplicateText.same : other || duplicateText.none}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

const linesOf = (record: PairRecord, format: Format): [label: string, value: string][] => [
  [fields.name, record.name],
  [fields.email, record.email],
  [fields.phone, record.phone ?? ''],
  [fields.dateOfBirth, record.dateOfBirth ? calendarFormat().date(record.dateOfBirth) : ''],
  [fields.address, addressLine(record.address)],
  [fields.preferredPaymentMethod, record.preferredPaymentMethod],
  [fields.status, record.status],
  [facts.categories, record.preferredCategories.join(', ')],
  [facts.tags, record.tags.join(', ')],
  [facts.auctions, format.number(record.auctions)],
  [facts.spent, format.money({ amount: record.spent, currency: record.currency as Currency })],
  [facts.scores, `${record.nationalScore}, ${record.localScore}`],
  [facts.notes, format.number(record.notes)],
]
