import type { Upload } from '@auctionwiz/contracts/uploads'
import { paths } from '../../../app/paths.ts'
import { AppLink } from '../../../ui/AppLink.tsx'
import { look } from '../../../ui/look.ts'
import { caseFileText as text } from './messages.ts'

const shown = 3

/** The cases that the rows of an upload filed. */
const CaseLinks = ({ cases }: { cases: NonNullable<Upload['results']['cases']> }) => (
  <p className={look('row', 'wrap', 'gapS', 'aboveS')}>
    <span className={look('note')}>{text.filed}</span>
    {cases.slice(0, shown).map(({ id, number }) => (
      <AppLink key={id} to={`${paths.legal}/${id}`}>
        {number}
      </AppLink>
    ))}
    {cases.length > shown && <AppLink to={paths.legal}>{text.allCases}</AppLink>}
  </p>
)

export default CaseLinks
