import type { ImportFile } from '@auctionwiz/contracts/import-mappings'
import type { UploadCategory } from '@auctionwiz/contracts/uploads'
import { validateRow } from '@auctionwiz/domain/imports/rows'
import { ChevronDown20Regular } from '@fluentui/react-icons/headless/svg/chevron-down'
import { ChevronUp20Regular } from '@fluentui/react-icons/headless/svg/chevron-up'
import { useState } from 'react'
import { useFormat } from '../../../app/format.ts'
import { useHouse } from '../../../app/house.ts'
import { phraseShown } from '../../../messages/field-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/class-names.ts'
import { look } from '../../../ui/look.ts'
import { valueText } from '../../conflicts/conflict-words.ts'
import { conflictText } from '../../conflicts/messages.ts'
import { readingText } from '../reading-messages.ts'
import { CasePreview } from './CasePreview.tsx'
import { type Decided, headerOfDecided, isIgnored, isOpen } from './decisions.ts'
import { ItemPreview } from './ItemPreview.tsx'
import { type Line, Lines } from './Lines.tsx'
import { reviewText as text } from './messages.ts'
import { PaymentPreview } from './PaymentPreview.tsx'
import styles from './Review.module.css'
import { kindOf } from './review-kind.ts'
import { SalePreview } from './SalePreview.tsx'

/** What one of the sample rows becomes with the columns as they are decided. */
export const RowPreview = ({ file, category, columns }: { file: ImportFile; category: UploadCategory; columns: readonly Decided[] }) => {
  const [at, setAt] = useState(0)
  const row = file.samples[at] ?? file.samples[0]
  const notRead = columns.flatMap(({ name, index, ...column }): Line[] => {
    const cell = row?.cells[index]?.trim()
    return cell && isIgnored({ name, index, ...column }) ? [[name || text.noName({ number: index + 1 }), cell]] : []
  })
  if (!row) return null
  const Preview = previews[kindOf(category)]
  return (
    <aside
      className={classes(look('entryWidth', 'fixed', 'upToFull', 'sticks', 'atStart'), styles.preview)}
      aria-label={text.becomes({ line: row.line })}
    >
      <div className={look('row', 'gapXS')}>
        <h2 className={look('body', 'strong', 'fill')} aria-live="polite">
          {text.becomes({ line: row.line })}
        </h2>
        <Button look="subtle" icon={<ChevronUp20Regular />} aria-label={text.earlier} disabled={at === 0} onClick={() => setAt(at - 1)} />
        <Button
          look="subtle"
          icon={<ChevronDown20Regular />}
          aria-label={text.later}
          disabled={at >= file.samples.length - 1}
          onClick={() => setAt(at + 1)}
        />
      </div>
      <Preview columns={columns} cells={row.cells} />
      {notRead.length > 0 && (
        <>
          <h3 className={look('body', 'strong', 'aboveM')}>{text.notRead}</h3>
          <Lines lines={notRead} />
        </>
      )}
    </aside>
  )
}

const BidderPreview = ({ columns, cells }: { columns: readonly Decided[]; cells: readonly string[] }) => (
  <Lines lines={useRowValues(columns, cells)} />
)

const previews = { bidders: BidderPreview, sales: SalePreview, cases: CasePreview, items: ItemPreview, payments: PaymentPreview } as const

const useRowValues = (columns: readonly Decided[], cells: readonly string[]): Line[] => {
  const format = useFormat()
  const { settings } = useHouse()
  const result = validateRow(cells, headerOfDecided(columns), { currency: settings.defaultCurrency, now: new Date() })
  const fieldName = (field: string): string => readingText.fields[field as keyof typeof readingText.fields] ?? field
  const waiting = columns.filter(isOpen).map(({ field }): Line => [fieldName(field), text.waits])
  const problems = (result.ok ? result.left : result.errors).map(
    ({ field, problem }): Line => [fieldName(field), text.cannot({ problem: phraseShown(problem) })],
  )
  if (!result.ok) return [...problems, ...waiting]
  const { firstName, lastName, email, facts, ...values } = result.values
  const open = new Set(columns.filter(isOpen).map(({ field }) => field))
  const stated = Object.fromEntries(Object.entries(facts).filter(([field]) => !open.has(field)))
  const { dateOfBirth: _born, ...known } = values
  const shown = open.has('dateOfBirth') ? known : values
  const others = Object.entries({ ...shown, figures: stated }).flatMap(([field, value]): Line[] => {
    const label = conflictText.fields[field as keyof typeof conflictText.fields]
    if (typeof value !== 'object') return value === undefined ? [] : [[label, valueText(field as 'phone', value, format)]]
    if (Array.isArray(value)) return value.length > 0 ? [[label, valueText(field as 'tags', value, format)]] : []
    const parts = Object.entries(value).flatMap(([part, one]) => (one === undefined ? [] : [[part, one] as const]))
    return parts.length > 0 ? [[label, valueText(field as 'figures', Object.fromEntries(parts), format)]] : []
  })
  return [[text.name, `${firstName} ${lastName}`], [text.email, email], ...others, ...waiting, ...problems]
}
