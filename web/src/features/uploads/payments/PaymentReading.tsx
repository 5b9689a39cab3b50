import { importUndoDays } from '@auctionwiz/contracts/import-undo'
import { ArrowDownload20Regular } from '@fluentui/react-icons/headless/svg/arrow-download'
import { Button } from '../../../ui/Button.tsx'
import { look } from '../../../ui/look.ts'
import { saveFile } from '../../../ui/save-file.ts'
import { paymentFileText as text } from './messages.ts'
import { paymentTemplate, paymentTemplateName } from './payment-template.ts'

/** What an import of payments does, and a file to fill in. The columns are decided on the screen that follows. */
const PaymentReading = () => (
  <section className={look('stack', 'gapS')}>
    <div>
      <Button
        small
        icon={<ArrowDownload20Regular />}
        onClick={() => saveFile(new Blob([paymentTemplate()], { type: 'text/csv;charset=utf-8' }), paymentTemplateName)}
      >
        {text.template}
      </Button>
    </div>
    {[text.columns, text.amounts, text.statusHelp, text.again, text.undo({ days: importUndoDays })].map((line) => (
      <p key={line} className={look('note', 'noMargin')}>
        {line}
      </p>
    ))}
  </section>
)

export default PaymentReading
