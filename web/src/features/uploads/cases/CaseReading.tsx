import { oldCaseDays } from '@auctionwiz/contracts/import-rules'
import { importUndoDays } from '@auctionwiz/contracts/import-undo'
import { FileGuide } from '../FileGuide.tsx'
import { caseTemplate } from './case-template.ts'
import { caseFileText as text } from './messages.ts'

/** What an import of legal cases does, and a file to fill in. */
const CaseReading = () => (
  <FileGuide
    template={caseTemplate}
    fileName="legal-cases-template.csv"
    label={text.template}
    lines={[text.columns, text.again, text.quiet({ days: oldCaseDays }), text.undo({ days: importUndoDays })]}
  />
)

export default CaseReading
