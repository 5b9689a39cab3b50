import { type LegalCase, readLegalCase } from '@auctionwiz/contracts/legal-cases'
import type { ReactNode } from 'react'
import { useQuery } from '../../app/calls/use-call.ts'
import { useFormat } from '../../app/format.ts'
import { text } from '../../messages/index.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { look } from '../../ui/look.ts'
import { Time } from '../../ui/Money.tsx'
import record from '../../ui/Record.module.css'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { StatusDot } from '../../ui/StatusDot.tsx'
import { caseTone } from './case-tone.ts'
import { legalText } from './messages.ts'

export interface CaseDetailProps {
  id: string
  /** The list's data, shown until the case is loaded. */
  known: LegalCase | undefined
  onClose: () => void
}

/** One legal case, read-only. */
const CaseDetail = ({ id, known, onClose }: CaseDetailProps) => {
  const { data = known, error, reload } = useQuery(readLegalCase, { params: { id } })
  return (
    <Dialog
      title={data ? legalText.caseTitle({ number: data.caseNumber }) : legalText.cases}
      cancelLabel={text.common.close}
      onClose={onClose}
    >
      {data ? (
        <CaseContent legalCase={data} />
      ) : error === undefined ? (
        <SkeletonRows rows={8} columns={[120, 240]} />
      ) : (
        <ErrorState compact title={legalText.caseFailed} error={error} onRetry={reload} />
      )}
    </Dialog>
  )
}

const CaseContent = ({ legalCase }: { legalCase: LegalCase }) => {
  const format = useFormat()
  const { fields, categories, priorities } = legalText
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region without links must be scrollable by keyboard.
    <section tabIndex={0} aria-label={legalCase.title}>
      <section className={record.section}>
        <h3 className={look('belowM', 'heading')}>{legalCase.title}</h3>
        <dl>
          <Fact label={legalText.status}>
            <StatusDot tone={caseTone(legalCase.status)}>{legalCase.status}</StatusDot>
          </Fact>
          <Fact label={fields.caseType}>{legalText.caseTypes[legalCase.caseType]}</Fact>
          <Fact label={fields.category}>{categories[legalCase.category]}</Fact>
          <Fact label={fields.priority}>{priorities[legalCase.priority]}</Fact>
          <Fact label={fields.jurisdiction}>{legalCase.jurisdiction}</Fact>
          <Fact label={fields.claimAmount}>{legalCase.claimAmount && format.money(legalCase.claimAmount)}</Fact>
          <Fact label={legalText.submitted}>
            <Time at={legalCase.dateSubmitted} show="dateTime" />
          </Fact>
          <Fact label={legalText.submittedBy}>{legalCase.submittedBy}</Fact>
          <Fact label={fields.description}>{legalCase.description}</Fact>
        </dl>
      </section>
      {(['plaintiff', 'defendant'] as const).map((party) => (
        <section key={party} className={record.section}>
          <h3 className={look('belowM', 'heading')}>{legalText[party]}</h3>
          <dl>
            <Fact label={fields[`${party}Name`]}>{legalCase[`${party}Name`]}</Fact>
            <Fact label={fields[`${party}Type`]}>{partyOf(legalCase[`${party}Type`])}</Fact>
            <Fact label={fields[`${party}Email`]}>{legalCase[`${party}Email`]}</Fact>
          </dl>
        </section>
      ))}
      <section className={record.section}>
        <h3 className={look('belowM', 'heading')}>{legalText.history}</h3>
        <ol>
          {legalCase.statusHistory.map((step) => (
            <li key={step.timestamp} className={look('padRowS', 'parted')}>
              <StatusDot tone={caseTone(step.status)}>{step.status}</StatusDot>
              <div className={look('flex', 'wrap', 'gapPairs', 'note', 'aboveXXS')}>
                <Time at={step.timestamp} show="dateTime" />
                <span>{legalText.historyStep({ by: step.changedBy, reason: step.reason })}</span>
              </div>
            </li>
          ))}
        </ol>
      </section>
    </section>
  )
}

const partyOf = (type: LegalCase['plaintiffType']): string | undefined => type && legalText.parties[type]

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={record.fact}>
    <dt>{label}</dt>
    <dd>{children || <span className={look('muted')}>{legalText.notGiven}</span>}</dd>
  </div>
)

export default CaseDetail
