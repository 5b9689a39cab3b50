import { ArrowDownload20Regular } from '@fluentui/react-icons/headless/svg/arrow-download'
import { Button } from '../../ui/Button.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { uploadText } from './messages.ts'
import { bidderTemplate, templateName } from './template.ts'

/** Saves a file to fill in with bidders. */
const TemplateButton = ({ phone }: { phone: boolean }) => (
  <Button
    icon={<ArrowDownload20Regular />}
    onClick={() => saveFile(new Blob([bidderTemplate()], { type: 'text/csv;charset=utf-8' }), templateName)}
    aria-label={phone ? uploadText.template : undefined}
  >
    {phone ? undefined : uploadText.template}
  </Button>
)

export default TemplateButton
