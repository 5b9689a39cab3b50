import type { Upload } from '@auctionwiz/contracts/uploads'
import { paths } from '../../../app/paths.ts'
import { MadeLinks } from '../MadeLinks.tsx'
import { caseFileText as text } from './messages.ts'

/** The cases that the rows of an upload filed. */
const CaseLinks = ({ cases }: { cases: NonNullable<Upload['results']['cases']> }) => (
  <MadeLinks label={text.filed} path={paths.legal} all={text.allCases} records={cases.map(({ id, number }) => ({ id, name: number }))} />
)

export default CaseLinks
