import { autoInviteStatuses } from '@auctionwiz/contracts/bidders'
import { tiers } from '@auctionwiz/contracts/scores'
import { type ReactNode, useState } from 'react'
import { useFormat } from '../../../app/format.ts'
import { phraseShown } from '../../../messages/field-messages.ts'
import { labels } from '../../../messages/label-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/class-names.ts'
import { errorMessage } from '../../../ui/ErrorState.tsx'
import { look } from '../../../ui/look.ts'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'
import { TierPips } from '../../../ui/ScoreBar.tsx'
import { scoringText } from './messages.ts'
import styles from './Preview.module.css'
import { PreviewList } from './PreviewList.tsx'
import type { PreviewAnswer, PreviewState } from './use-preview.ts'

export interface PreviewPaneProps {
  preview: PreviewState
  /** Why there is no preview. */
  idle: string | undefined
}

/** The effect of saving the rules: figures of the whole house, and the affected bidders. */
export const PreviewPane = ({ preview, idle }: PreviewPaneProps) => (
  <section aria-labelledby="preview-title" className={look('stack', 'top', 'shrinks', 'gapM')}>
    <h3 className={look('body')} id="preview-title">
      {scoringText.preview}
    </h3>
    {idle === undefined ? <Content {...preview} /> : <p className={look('muted')}>{idle}</p>}
  </section>
)

const Content = ({ answer, error, again }: PreviewState) => {
  const format = useFormat()
  if (error !== undefined || answer?.preview.status === 'error')
    return (
      <div role="alert" className={look('stack', 'top', 'gapS')}>
        <p>{scoringText.previewFailed}</p>
        <p>{answer?.preview.problem ? phraseShown(answer.preview.problem) : errorMessage(error)}</p>
        <Button small onClick={again}>
          {scoringText.previewAgain}
        </Button>
      </div>
    )
  if (answer?.preview.status === 'completed') return <Figures key={answer.preview.run} answer={answer} again={again} />
  const { done = 0, total = 0 } = answer?.preview ?? {}
  return (
    <div className={look('stack', 'fullWidth', 'gapS')}>
      <p role="status">
        {total === 0 ? scoringText.previewWaiting : scoringText.previewRunning({ done: format.number(done), total: format.number(total) })}
      </p>
      <ProgressBar label={scoringText.previewWaiting} value={total === 0 ? undefined : done} max={Math.max(1, total)} />
    </div>
  )
}

const Figures = ({ answer, again }: { answer: PreviewAnswer; again: () => void }) => {
  const format = useFormat()
  const [listed, setListed] = useState(false)
  const { result, total, run } = answer.preview
  const figure = (name: string): number => result[name] ?? 0
  const changed = figure('changed')
  if (listed) return <PreviewList run={run} onBack={() => setListed(false)} />
  return (
    <>
      <p role="status">
        {changed === 0 ? (
          scoringText.noChanges
        ) : (
          <>
            <strong>{scoringText.changesOf({ changed: format.number(changed), total: format.number(total) })}</strong>{' '}
            {scoringText.changesWords({
              up: format.number(figure('tierUp')),
              down: format.number(figure('tierDown')),
              invitation: format.number(figure('invitation')),
            })}
          </>
        )}
      </p>
      {answer.changedSince > 0 && (
        <p className={look('muted')} role="status">
          {scoringText.changedSince({ count: answer.changedSince })}{' '}
          <Button look="link" small onClick={again}>
            {scoringText.previewAgain}
          </Button>
        </p>
      )}
      <Table title={scoringText.tier} rows={tiers.map((tier) => ({ name: tier, label: <TierPips tier={tier} /> }))} figure={figure} />
      <Table
        title={scoringText.invitation}
        rows={autoInviteStatuses.map((name) => ({ name, label: labels.autoInvite[name] }))}
        figure={figure}
      />
      {changed > 0 && (
        <Button look="link" onClick={() => setListed(true)}>
          {scoringText.see({ count: changed })}
        </Button>
      )}
    </>
  )
}

interface TableProps {
  title: string
  rows: { name: string; label: ReactNode }[]
  figure: (name: string) => number
}

const Table = ({ title, rows, figure }: TableProps) => {
  const format = useFormat()
  return (
    <table className={classes(look('table', 'figures'), styles.table)}>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{scoringText.now}</th>
          <th scope="col">{scoringText.after}</th>
          <th scope="col">{scoringText.change}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, label }) => {
          const change = figure(`after ${name}`) - figure(`now ${name}`)
          return (
            <tr key={name}>
              <th scope="row">{label}</th>
              <td className={look('muted')}>{format.number(figure(`now ${name}`))}</td>
              <td>{format.number(figure(`after ${name}`))}</td>
              <td className={look(change === 0 ? 'muted' : 'strong')}>
                {change === 0 ? '0' : `${change > 0 ? '+' : '−'}${format.number(Math.abs(change))}`}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
