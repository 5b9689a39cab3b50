import { type LegalCaseSummary, listLegalCases } from '@auctionwiz/contracts/legal-cases'
import { Suspense } from 'react'
import { useQuery } from '../../app/calls/use-call.ts'
import { useFormat } from '../../app/format.ts'
import { useCan } from '../../app/permissions.ts'
import { useSearchParams } from '../../app/search-params.ts'
import { Button } from '../../ui/Button.tsx'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx'
import { look } from '../../ui/look.ts'
import { Time } from '../../ui/Money.tsx'
import { StatusDot } from '../../ui/StatusDot.tsx'
import { caseTone } from './case-tone.ts'
import styles from './Legal.module.css'
import { legalText } from './messages.ts'

const CaseDetail = lazyPart(() => import('./CaseDetail.tsx'))

/** The address parameter with the open case. */
export const caseParameter = 'case'

/** The legal cases about a bidder, in the profile; one may be open in a dialog. Hidden from users who may not see cases. */
export const BidderCases = ({ bidderId }: { bidderId: string }) => {
  const mayView = useCan('legal:view')
  const { data, error } = useQuery(listLegalCases, mayView ? { query: { bidderId } } : null)
  const [params, setParams] = useSearchParams()
  const openId = params.get(caseParameter)
  if (!mayView) return null

  const openCase = (id: string | undefined) =>
    setParams(
      (current) => {
        if (id === undefined) current.delete(caseParameter)
        else current.set(caseParameter, id)
        return current
      },
      { replace: id === undefined },
    )
  return (
    <section className={look('padTopL', 'padBottomS', 'lineAbove')} aria-labelledby="bidder-cases">
      <h3 id="bidder-cases">{legalText.cases}</h3>
      {error !== undefined && <p role="alert">{legalText.casesFailed({ problem: errorMessage(error) })}</p>}
      {data?.cases.length === 0 && <p className={look('muted')}>{legalText.noCases}</p>}
      <ul>
        {data?.cases.map((legalCase) => (
          <CaseLine key={legalCase.id} legalCase={legalCase} onOpen={() => openCase(legalCase.id)} />
        ))}
      </ul>
      {openId !== null && (
        <Suspense fallback={null}>
          <CaseDetail key={openId} id={openId} known={undefined} onClose={() => openCase(undefined)} />
        </Suspense>
      )}
    </section>
  )
}

const CaseLine = ({ legalCase, onOpen }: { legalCase: LegalCaseSummary; onOpen: () => void }) => {
  const { caseNumber, title, caseType, priority, status, claimAmount, dateSubmitted } = legalCase
  const format = useFormat()
  return (
    <li className={look('padRowS', 'parted')}>
      <Button look="link" className={styles.link} onClick={onOpen}>
        {caseNumber} {title}
      </Button>
      <div className={look('flex', 'wrap', 'gapPairs', 'note', 'aboveXXS')}>
        <StatusDot tone={caseTone(status)}>{status}</StatusDot>
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
