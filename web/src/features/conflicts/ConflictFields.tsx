import type { Conflict, ConflictField, ConflictSide } from '@auctionwiz/contracts/conflicts'
import { useId } from 'react'
import { useFormat } from '../../app/format.ts'
import { classes } from '../../ui/class-names.ts'
import { look } from '../../ui/look.ts'
import { Radio } from '../../ui/Radio.tsx'
import styles from '../duplicates/MergeChoicesTable.module.css'
import { fieldName, parted, valueText } from './conflict-words.ts'
import { conflictText as text } from './messages.ts'

export interface ConflictFieldsProps {
  conflict: Conflict
  /** The chosen side of fields that differ. */
  chosen: Readonly<Record<string, ConflictSide>>
  /** Undefined where there is nothing to choose. */
  onChoose: ((field: ConflictField, side: ConflictSide) => void) | undefined
}

const sides: readonly ConflictSide[] = ['existing', 'imported']

/** Both values of each field, with what differs marked; of fields that differ one is chosen. */
export const ConflictFields = ({ conflict, chosen, onChoose }: ConflictFieldsProps) => {
  const { fields, existingAt, importedAt } = conflict
  return (
    <div className={look('aboveM')}>
      <div className={classes(look('grid', 'top', 'gapColumnsM', 'lineBelow', 'tall32', 'phoneOneColumn', 'phonePadRowS'), styles.row)}>
        <span className={look('padRowSNudge', 'notOnPhone')}>{text.field}</span>
        <SideHead name={text.existing} at={existingAt} />
        <SideHead name={text.imported} at={importedAt} />
        <span className={classes(look('padRowSNudge', 'notOnPhone'), styles.why)}>{text.why}</span>
      </div>
      {fields.map((field) => (
        <FieldRow key={field.field} conflict={conflict} field={field} chosen={chosen[field.field]} onChoose={onChoose} />
      ))}
    </div>
  )
}

/** A side, and when its values were last changed. */
const SideHead = ({ name, at }: { name: string; at: string | undefined }) => {
  const format = useFormat()
  return (
    <span className={look('caption', 'padRow')}>
      <strong>{name}</strong> {at !== undefined && <span className={look('muted')}>{format.date(at)}</span>}
    </span>
  )
}

interface FieldRowProps extends Pick<ConflictFieldsProps, 'conflict' | 'onChoose'> {
  field: Conflict['fields'][number]
  chosen: ConflictSide | undefined
}

const FieldRow = ({ conflict, field: one, chosen, onChoose }: FieldRowProps) => {
  const format = useFormat()
  const name = useId()
  const { field, same } = one
  const shown = { existing: valueText(field, one.existing, format), imported: valueText(field, one.imported, format) }
  // Without a choice there is nothing to group, and a fieldset would not centre its text.
  const [Row, Name] = same ? (['div', 'span'] as const) : (['fieldset', 'legend'] as const)
  const isOneSided = !same && (one.existing === null || one.imported === null)
  return (
    <Row
      className={classes(
        look('grid', 'center', 'gapColumnsM', 'lineBelow', 'noBorder', 'flush', 'tall32', 'phoneOneColumn', 'phonePadRowS'),
        styles.row,
      )}
    >
      <Name className={look('flush', 'soft', 'floatLeft')}>{fieldName(conflict, field)}</Name>
      {same ? (
        <>
          <span className={look('soft', 'breaks')}>{shown.existing}</span>
          <span className={look('muted')}>{text.same}</span>
        </>
      ) : (
        sides.map((side) => {
          const value = (
            <span className={look('shrinks', 'breaks')}>
              <span className={look('muted', 'onPhone')}>{side === 'existing' ? text.before : text.after}</span>
              <Marked shown={shown[side]} other={side === 'existing' ? shown.imported : shown.existing} />
            </span>
          )
          return (
            <div key={side} className={look('row', 'shrinks', 'tall32', 'phoneTall')}>
              {onChoose || chosen ? (
                <Radio name={name} value={side} disabled={!onChoose} checked={chosen === side} onChange={() => onChoose?.(field, side)}>
                  {value}
                </Radio>
              ) : (
                value
              )}
            </div>
          )
        })
      )}
      <span className={classes(look('phoneWholeRow'), styles.why)}>{one.rule ? text.ruleOf[one.rule] : isOneSided && text.onlySide}</span>
    </Row>
  )
}

const Marked = ({ shown, other }: { shown: string; other: string }) => {
  const [start, middle, end] = parted(shown, other)
  return (
    <>
      {start}
      {middle !== '' && <mark className={look('tintMedium', 'inherits')}>{middle}</mark>}
      {end}
    </>
  )
}
