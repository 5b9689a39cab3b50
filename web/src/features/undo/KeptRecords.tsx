import { paths } from '../../app/paths.ts'
import { AppLink } from '../../ui/AppLink.tsx'
import { look } from '../../ui/look.ts'
import { type KeptRecord, keptRecordName, type RecordKind } from './kept-csv.ts'
import { undoText as text } from './messages.ts'

const places: Record<RecordKind, string> = { inventory: paths.inventory }

/** Records of a kind that stay as they are, each with the reason. */
export const KeptRecords = ({ kind, kept }: { kind: RecordKind; kept: readonly KeptRecord[] }) => {
  if (kept.length === 0) return null
  return (
    <section className={look('stack', 'gapS')}>
      <h3 className={look('heading')}>{text.records.keptList}</h3>
      <ul className={look('lineAbove')}>
        {kept.map((one) => (
          <li key={one.id} className={look('row', 'wrap', 'gapFacts', 'padRowSNudge', 'lineBelow')}>
            <span className={look('fill', 'breaks')}>
              {one.name === '' ? keptRecordName(one) : <AppLink to={`${places[kind]}/${one.id}`}>{one.name}</AppLink>}
            </span>
            <span className={look('note')}>{text.records.reasons[one.reason]}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
