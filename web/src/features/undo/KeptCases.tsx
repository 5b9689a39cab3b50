import { paths } from '../../app/paths.ts'
import { AppLink } from '../../ui/AppLink.tsx'
import { look } from '../../ui/look.ts'
import { type KeptCase, keptCaseName } from './kept-csv.ts'
import { undoText as text } from './messages.ts'

/** Legal cases that stay as they are, each with the reason. */
export const KeptCases = ({ kept }: { kept: readonly KeptCase[] }) => {
  if (kept.length === 0) return null
  return (
    <section className={look('stack', 'gapS')}>
      <h3 className={look('heading')}>{text.cases.keptList}</h3>
      <ul className={look('lineAbove')}>
        {kept.map((one) => (
          <li key={one.id} className={look('row', 'wrap', 'gapFacts', 'padRowSNudge', 'lineBelow')}>
            <span className={look('fill', 'breaks')}>
              {one.caseNumber === '' ? keptCaseName(one) : <AppLink to={`${paths.legal}/${one.id}`}>{keptCaseName(one)}</AppLink>}
            </span>
            <span className={look('note')}>{text.cases.reasons[one.reason]}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
