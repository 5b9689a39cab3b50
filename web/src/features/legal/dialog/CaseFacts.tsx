import type { LegalCase } from '@auctionwiz/contracts/legal-cases'
import { transitions } from '@auctionwiz/domain/legal-cases/transitions'
import type { ReactNode } from 'react'
import { useFormat } from '../../../app/format.ts'
import { paths } from '../../../app/paths.ts'
import { usePermissionReason } from '../../../app/permissions.ts'
import { AppLink } from '../../../ui/AppLink.tsx'
import { classes } from '../../../ui/class-names.ts'
import { look } from '../../../ui/look.ts'
import { Time } from '../../../ui/Money.tsx'
import { CaseStatusDot } from '../CaseMarks.tsx'
import { caseText } from '../case-messages.ts'
import { legalText } from '../messages.ts'
import { Assignee } from './Assignee.tsx'
import styles from './CaseDialog.module.css'
import { dayShown } from './day-shown.ts'

/** What matters most of a case, next to each tab. */
export const CaseFacts = ({ legalCase }: { legalCase: LegalCase }) => {
  const format = useFormat()
  const { claimAmount, settlement, bidderId, bidderName, auctionId, auctionTitle, legalCounsel, filingDeadline, lastUpdated, status } =
    legalCase
  const hidden = usePermissionReason('payments:view')
  const moves = transitions[status]
  return (
    <aside
      className={classes(look('padLeftXXL', 'lineLeft'), styles.facts)}
      aria-label={caseText.factsOf({ number: legalCase.caseNumber })}
    >
      {claimAmount && (
        <>
          <p className={look('noMargin', 'note')}>{caseText.columns.amount}</p>
          <p className={look('noMargin', 'figure', 'strong', 'numbers')}>{format.money(claimAmount)}</p>
        </>
      )}
      {hidden !== undefined && (
        <>
          <p className={look('noMargin', 'note')}>{caseText.columns.amount}</p>
          <p className={look('noMargin', 'breaks')}>{hidden}</p>
        </>
      )}
      {settlement && (
        <p className={look('noMargin', 'note')}>
          {caseText.settlementStates[settlement.state]({ amount: format.money(settlement.amount) })}
        </p>
      )}
      <dl className={look('aboveM')}>
        {bidderId && (
          <Fact label={caseText.columns.bidder}>
            <AppLink to={`${paths.bidders}/${bidderId}`}>{bidderName ?? legalText.fields.bidderId}</AppLink>
          </Fact>
        )}
        {!bidderId && bidderName && <Fact label={caseText.columns.bidder}>{bidderName}</Fact>}
        {auctionId && (
          <Fact label={caseText.columns.auction}>
            <AppLink to={`${paths.auctions}/${auctionId}`}>{auctionTitle ?? legalText.fields.auctionId}</AppLink>
          </Fact>
        )}
        <Fact label={caseText.assignedTo}>
          <Assignee legalCase={legalCase} />
        </Fact>
        {legalCounsel && <Fact label={caseText.labels.legalCounsel}>{legalCounsel}</Fact>}
        {filingDeadline && <Fact label={caseText.labels.filingDeadline}>{dayShown(filingDeadline, format)}</Fact>}
        <Fact label={caseText.lastUpdated}>
          <Time at={lastUpdated} show="dateTime" />
        </Fact>
      </dl>
      {moves.length > 0 && (
        <div className={classes(look('aboveL', 'padTopM', 'lineAbove'))}>
          <h3 className={look('body')}>{caseText.canMoveTo}</h3>
          <p className={look('noMargin', 'note')}>{caseText.reasonForEach}</p>
          <ul className={look('stack', 'gapS', 'aboveS')}>
            {moves.map(({ to, automated }) => (
              <li key={to} className={look('row', 'between', 'gapS')}>
                <CaseStatusDot status={to} />
                {automated && <span className={look('note')}>{caseText.automatic}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </aside>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={look('padRow', 'gapS', 'grid', 'label104')}>
    <dt className={look('soft')}>{label}</dt>
    <dd className={look('noMargin', 'breaks')}>{children}</dd>
  </div>
)
