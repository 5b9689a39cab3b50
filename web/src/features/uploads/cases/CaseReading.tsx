import { oldCaseDays } from '@auctionwiz/contracts/import-rules'
import { importUndoDays } from '@auctionwiz/contracts/import-undo'
import { ArrowDownload20Regular } from '@fluentui/react-icons/headless/svg/arrow-download'
import { Button } from '../../../ui/Button.tsx'
import { look } from '../../../ui/look.ts'
import { saveFile } from '../../../ui/save-file.ts'
import { caseTemplate, caseTemplateName } from './case-template.ts'
import { caseFileText as text } from './messages.ts'

/** What an import of legal cases does, and a file to fill in. The columns are decided on the screen that follows. */
const CaseReading = () => (
  <section className={look('stack', 'gapS')}>
    <div>
      <Button
        small
        icon={<ArrowDownload20Regular />}
        onClick={() => saveFile(new Blob([caseTemplate()], { type: 'text/csv;charset=utf-8' }), caseTemplateName)}
      >
        {text.template}
      </Button>
    </div>
    {[text.columns, text.again, text.quiet({ days: oldCaseDays }), text.undo({ days: importUndoDays })].map((line) => (
      <p key={line} className={look('note', 'noMargin')}>
        {line}
      </p>
    ))}
  </section>
)

export default CaseReading
