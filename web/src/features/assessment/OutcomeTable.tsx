import { type OutcomeStage, outcomeStages } from '@auctionwiz/contracts/bidder-assessments'
import { useFormat } from '../../app/format.ts'
import { look } from '../../ui/look.ts'
import { assessmentText as text } from './messages.ts'

interface OutcomeTableProps {
  label: string
  /** Header of the first column. */
  first: string
  rows: readonly { name: string; matchScore?: number | undefined; counts: Record<OutcomeStage, number> }[]
}

/** The figures of a chart: how many bidders reached each stage. */
export const OutcomeTable = ({ label, first, rows }: OutcomeTableProps) => {
  const format = useFormat()
  return (
    <table className={look('fullWidth', 'collapse')} aria-label={label}>
      <thead>
        <tr className={look('lineBelow')}>
          <th scope="col" className={look('left', 'note')}>
            {first}
          </th>
          <th scope="col" className={look('right', 'note')}>
            {text.meanMatch}
          </th>
          {outcomeStages.map((stage) => (
            <th key={stage} scope="col" className={look('right', 'note')}>
              {text.stages[stage]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, matchScore, counts }) => (
          <tr key={name} className={look('lineBelow', 'tall32')}>
            <th scope="row" className={look('left', 'plain')}>
              {name}
            </th>
            <td className={look('right', 'numbers')}>{matchScore === undefined ? '–' : Math.round(matchScore)}</td>
            {outcomeStages.map((stage) => (
              <td key={stage} className={look('right', 'numbers')}>
                {format.number(counts[stage])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
