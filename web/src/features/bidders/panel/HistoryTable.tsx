import type { ScoreChange, ScoreType } from '@auctionwiz/contracts/scores'
import { look } from '../../../ui/look.ts'
import { Time } from '../../../ui/Money.tsx'
import { bidderText } from '../messages.ts'
import { changesOf } from '../score-history.ts'
import { causeShown } from './score-cause.ts'

/** Every known change of a score, newest first, with its cause. */
export const HistoryTable = ({ history, scoreType }: { history: readonly ScoreChange[]; scoreType: ScoreType }) => {
  const changes = changesOf(history, scoreType).reverse()
  if (changes.length === 0) return <p className={look('muted')}>{bidderText.noHistory}</p>
  return (
    <table className={look('table', 'figures')}>
      <thead>
        <tr>
          <th scope="col">{bidderText.changeDate}</th>
          <th scope="col" className={look('left')}>
            {bidderText.changeCause}
          </th>
          <th scope="col">{bidderText.change}</th>
          <th scope="col">{bidderText.columns.score}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ at, cause, network, change, score }) => (
          <tr key={`${at} ${score}`}>
            <td className={look('oneLine')}>
              <Time at={new Date(at).toISOString()} />
            </td>
            <td className={look('left')}>{causeShown({ cause, network })}</td>
            <td>{change === 0 ? '' : change > 0 ? `+${change}` : `−${-change}`}</td>
            <td>{score}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
