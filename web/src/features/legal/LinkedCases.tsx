import { type CaseFilter, listLegalCases } from '@auctionwiz/contracts/legal-cases'
import { useQuery } from '../../app/calls/use-call.ts'
import { paths } from '../../app/paths.ts'
import { useCan } from '../../app/permissions.ts'
import { AppLink } from '../../ui/AppLink.tsx'
import { look } from '../../ui/look.ts'
import { CaseLine } from './CaseLine.tsx'
import { legalText } from './messages.ts'

/** The legal cases about an auction or a lot. Nothing where there is none: few have one. */
const LinkedCases = ({ of }: { of: Pick<CaseFilter, 'auctionId' | 'lotId'> }) => {
  const mayView = useCan('legal:view')
  const { data } = useQuery(listLegalCases, mayView ? { query: of } : null)
  if (!mayView || data === undefined || data.cases.length === 0) return null
  return (
    <section className={look('padTopL', 'padBottomS', 'lineAbove')} aria-labelledby="linked-cases">
      <h3 id="linked-cases">{legalText.cases}</h3>
      <ul>
        {data.cases.map((legalCase) => (
          <CaseLine key={legalCase.id} legalCase={legalCase}>
            <AppLink to={`${paths.legal}/${legalCase.id}`}>
              {legalCase.caseNumber} {legalCase.title}
            </AppLink>
          </CaseLine>
        ))}
      </ul>
    </section>
  )
}

export default LinkedCases
