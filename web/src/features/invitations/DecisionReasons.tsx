import { type Invitation, replayInvitation } from '@auctionwiz/contracts/bidder-invitations'
import { useState } from 'react'
import { useCall } from '../../app/calls/use-call.ts'
import { textOr } from '../../messages/index.ts'
import { Button } from '../../ui/Button.tsx'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { look } from '../../ui/look.ts'
import { invitationText } from './messages.ts'
import { valueWords } from './review-words.ts'

/** The facts and checks behind a decision, and whether a re-check gives the same result. */
export const DecisionReasons = ({ row: { id, decision } }: { row: Invitation }) => {
  if (!decision) return <p className={look('padPage', 'padRowL', 'soft')}>{invitationText.chosen}</p>
  const { status, override, reasons } = decision
  return (
    <div className={look('padPage', 'padRowL', 'soft')}>
      <p>
        {override
          ? invitationText.override({ status: valueWords(override.status), name: override.by, ruled: valueWords(status) })
          : invitationText.ruled({ status: valueWords(status) })}
      </p>
      {reasons.length > 0 && (
        <table className={look('table', 'numbers', 'autoWidth', 'aboveS', 'belowS')}>
          <thead>
            <tr>
              <th scope="col">{invitationText.check}</th>
              <th scope="col">{invitationText.limit}</th>
              <th scope="col">{invitationText.found}</th>
              <th scope="col">{invitationText.met}</th>
            </tr>
          </thead>
          <tbody>
            {reasons.map(({ rule, check, met, actual, limit }) => (
              <tr key={`${rule}.${check}`}>
                <td>{textOr(invitationText.checks, `${rule}.${check}`, check)}</td>
                <td>{valueWords(limit)}</td>
                <td>{valueWords(actual)}</td>
                <td>{met ? invitationText.yes : invitationText.no}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Replay id={id} />
    </div>
  )
}

const Replay = ({ id }: { id: string }) => {
  const call = useCall()
  const [words, setWords] = useState<string>()
  const replay = async () => {
    try {
      const { same, status } = await call(replayInvitation, { params: { id } })
      setWords(same ? invitationText.same : invitationText.other({ status: valueWords(status ?? '') }))
    } catch (error) {
      setWords(errorMessage(error))
    }
  }
  return (
    <p className={look('row', 'wrap', 'gapLines')}>
      <Button small onClick={() => void replay()}>
        {invitationText.replay}
      </Button>
      <span role="status">{words}</span>
    </p>
  )
}
