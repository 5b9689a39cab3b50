import { previewCaseAutomation, type UpcomingRun } from '@auctionwiz/contracts/legal-case-workflow'
import type { LegalCase } from '@auctionwiz/contracts/legal-cases'
import { useQuery } from '../../../app/calls/use-call.ts'
import { useFormat } from '../../../app/format.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { look } from '../../../ui/look.ts'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { caseText } from '../case-messages.ts'
import { momentShown } from './day-shown.ts'
import { factWords } from './fact-words.ts'
import { Steps } from './Steps.tsx'

/** What the automations of a case do next, when, and why. */
export const WhatNext = ({ legalCase: { id, status } }: { legalCase: LegalCase }) => {
  const { data, error, reload } = useQuery(previewCaseAutomation, { params: { id } })
  const format = useFormat()
  if (data === undefined)
    return error === undefined ? (
      <SkeletonRows rows={3} columns={[80, 240]} />
    ) : (
      <ErrorState compact title={caseText.nextFailed} error={error} onRetry={reload} />
    )
  if (data.upcoming.length === 0) return <p className={look('noMargin', 'muted')}>{caseText.nothingNext}</p>
  const what = ({ rule, status: to }: UpcomingRun) => (to ? caseText.fromTo({ from: status, to }) : caseText.rules[rule].name)
  return (
    <Steps
      label={caseText.whatNext}
      ahead
      steps={data.upcoming.map((run) => ({
        key: `${run.rule} ${run.at} ${run.facts.action}`,
        when: run.at === undefined ? caseText.onEvent[run.rule === 'close_settled' ? 'payment' : 'done'] : momentShown(run.at, format),
        what: what(run),
        why: [caseText.rules[run.rule].why, ...factWords(run.facts, format)].join(' '),
      }))}
    />
  )
}
