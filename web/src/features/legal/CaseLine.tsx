import type { LegalCaseSummary } from '@auctionwiz/contracts/legal-cases'
import type { ReactNode } from 'react'
import { useFormat } from '../../app/format.ts'
import { look } from '../../ui/look.ts'
import { Time } from '../../ui/Money.tsx'
import { CaseStatusDot } from './CaseMarks.tsx'
import { legalText } from './messages.ts'

interface CaseLineProps {
  legalCase: LegalCaseSummary
  /** Opens the case. */
  children: ReactNode
}

/** A case among those of a bidder, an auction or a lot. */
export const CaseLine = ({ legalCase, children }: CaseLineProps) => {
  const { caseType, priority, status, claimAmount, dateSubmitted } = legalCase
  const format = useFormat()
  return (
    <li className={look('padRowS', 'parted')}>
      {children}
      <div className={look('flex', 'wrap', 'gapPairs', 'note', 'aboveXXS')}>
        <CaseStatusDot status={status} />
        <span>{legalText.caseTypes[caseType]}</span>
        <span>
          {legalText.fields.priority} {legalText.priorities[priority]}
        </span>
        {claimAmount && <span>{format.money(claimAmount)}</span>}
        <Time at={dateSubmitted} />
      </div>
    </li>
  )
}
