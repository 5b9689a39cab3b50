import { readLegalCaseTotals } from '@auctionwiz/contracts/legal-cases'
import { useQuery } from '../../app/calls/use-call.ts'
import { useFormat } from '../../app/format.ts'
import { useCan } from '../../app/permissions.ts'
import { useIdle } from '../../ui/use-idle.ts'

/** How many cases are active, for the navigation; nothing where none is or the user may not see them. */
const CaseCount = () => {
  const mayView = useCan('legal:view')
  const idle = useIdle()
  const format = useFormat()
  const active = useQuery(readLegalCaseTotals, mayView && idle ? {} : null).data?.active
  return active ? format.number(active) : null
}

export default CaseCount
