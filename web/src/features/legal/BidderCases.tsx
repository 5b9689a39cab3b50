import { listLegalCases } from '@auctionwiz/contracts/legal-cases'
import { Suspense } from 'react'
import { useQuery } from '../../app/calls/use-call.ts'
import { useCan } from '../../app/permissions.ts'
import { useSearchParams, withParams } from '../../app/search-params.ts'
import { Button } from '../../ui/Button.tsx'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { lazyDialog } from '../../ui/lazy-part/lazy-part.tsx'
import { look } from '../../ui/look.ts'
import { CaseLine } from './CaseLine.tsx'
import { type CaseView, caseViews } from './dialog/case-views.ts'
import styles from './Legal.module.css'
import { legalText } from './messages.ts'

const CaseDialog = lazyDialog(() => import('./dialog/CaseDialog.tsx'))

/** The address parameter with the open case. */
export const caseParameter = 'case'
const viewParameter = 'view'

/** The legal cases about a bidder, in the profile; one may be open in a dialog. Hidden from users who may not see cases. */
export const BidderCases = ({ bidderId }: { bidderId: string }) => {
  const mayView = useCan('legal:view')
  const { data, error } = useQuery(listLegalCases, mayView ? { query: { bidderId } } : null)
  const [params, setParams] = useSearchParams()
  const openId = params.get(caseParameter)
  if (!mayView) return null

  const view = caseViews.find((known) => known === params.get(viewParameter)) ?? 'overview'
  const show = (id: string | undefined, to: CaseView = 'overview') =>
    setParams((current) => withParams(current, { [caseParameter]: id, [viewParameter]: to === 'overview' ? undefined : to }), {
      replace: openId !== null,
    })
  return (
    <section className={look('padTopL', 'padBottomS', 'lineAbove')} aria-labelledby="bidder-cases">
      <h3 id="bidder-cases">{legalText.cases}</h3>
      {error !== undefined && <p role="alert">{legalText.casesFailed({ problem: errorMessage(error) })}</p>}
      {data?.cases.length === 0 && <p className={look('muted')}>{legalText.noCases}</p>}
      <ul>
        {data?.cases.map((legalCase) => (
          <CaseLine key={legalCase.id} legalCase={legalCase}>
            <Button look="link" className={styles.link} onClick={() => show(legalCase.id)}>
              {legalCase.caseNumber} {legalCase.title}
            </Button>
          </CaseLine>
        ))}
      </ul>
      {openId !== null && (
        <Suspense fallback={null}>
          <CaseDialog key={openId} id={openId} view={view} onView={(to) => show(openId, to)} onClose={() => show(undefined)} />
        </Suspense>
      )}
    </section>
  )
}
