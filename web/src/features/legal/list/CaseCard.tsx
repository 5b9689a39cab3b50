import type { LegalCaseSummary } from '@auctionwiz/contracts/legal-cases'
import { useLocation } from 'react-router'
import { useFormat } from '../../../app/format.ts'
import { paths } from '../../../app/paths.ts'
import { AppLink } from '../../../ui/AppLink.tsx'
import { look } from '../../../ui/look.ts'
import { CaseStatusDot, Priority } from '../CaseMarks.tsx'
import { dueWords } from '../due-words.ts'
import { legalText } from '../messages.ts'

/** An active case: what it is about, what it claims, and what is due next. */
export const CaseCard = ({ legalCase }: { legalCase: LegalCaseSummary }) => {
  const { id, caseNumber, status, caseType, claimAmount, title, bidderName, priority, lots } = legalCase
  const format = useFormat()
  const { search } = useLocation()
  const due = legalCase.due && dueWords(legalCase.due, format)
  const [lot] = lots
  return (
    <li className={look('flex')}>
      <AppLink
        to={{ pathname: `${paths.legal}/${id}`, search }}
        className={look('stack', 'grow', 'plainLink', 'edged', 'rounded', 'hovers', 'padRowM', 'padSidesL')}
      >
        <span className={look('stack', 'gapXXS', 'padBottomM')}>
          <span className={look('row', 'between', 'gapS', 'caption')}>
            <span className={look('soft')}>{caseNumber}</span>
            <CaseStatusDot status={status} />
          </span>
          <span className={look('row', 'between', 'gapS', 'strong', 'wrap')}>
            <span>{legalText.caseTypes[caseType]}</span>
            {claimAmount && <span className={look('numbers')}>{format.money(claimAmount)}</span>}
          </span>
          <span className={look('caption', 'soft', 'breaks')}>
            {lot && lots.length === 1 ? legalText.lotOption({ title: lot.title, number: lot.lotNumber }) : title}
          </span>
          {bidderName && <span className={look('caption')}>{bidderName}</span>}
        </span>
        <span className={look('row', 'wrap', 'between', 'gapS', 'caption', 'padTopM', 'atFoot', 'lineAbove')}>
          <Priority priority={priority} />
          {due && (
            <span className={look('flex', 'wrap', 'gapS')}>
              <span className={look('soft')}>{due.what}</span>
              <span className={due.isToday ? look('strong', 'problem') : look('strong')}>{due.when}</span>
            </span>
          )}
        </span>
      </AppLink>
    </li>
  )
}
