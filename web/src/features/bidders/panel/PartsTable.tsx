import type { Score, ScoreType } from '@auctionwiz/contracts/scores'
import { writeNumber } from '../../../app/write-number.ts'
import { labels } from '../../../messages/label-messages.ts'
import { recordLabels } from '../../../messages/record-label-messages.ts'
import { look } from '../../../ui/look.ts'
import { bidderText } from '../messages.ts'
import { waterfall } from '../waterfall.ts'

/** The waterfall as figures. */
export const PartsTable = ({ score, scoreType }: { score: Score; scoreType: ScoreType }) => {
  const { steps, total, adjustment } = waterfall(score)
  return (
    <table className={look('table', 'figures')}>
      <thead>
        <tr>
          <th scope="col">{bidderText.part}</th>
          <th scope="col">{bidderText.value}</th>
          <th scope="col">{bidderText.weight}</th>
          <th scope="col">{bidderText.points}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step) => (
          <tr key={step.component}>
            <th scope="row">{recordLabels.component[step.component]}</th>
            <td>{step.value}</td>
            <td>{step.weight}</td>
            <td>{writeNumber(step.points, 1)}</td>
          </tr>
        ))}
        {adjustment !== undefined && (
          <tr>
            <th scope="row">{bidderText.setByHand}</th>
            <td />
            <td />
            <td>
              {adjustment < 0 ? '−' : '+'}
              {writeNumber(Math.abs(adjustment), 1)}
            </td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {bidderText.scoreTotal({ score: labels.scoreType[scoreType] })}
          </th>
          <td>{writeNumber(total, 1)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
