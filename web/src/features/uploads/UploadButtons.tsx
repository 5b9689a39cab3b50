import { ArrowDownload20Regular } from '@fluentui/react-icons/headless/svg/arrow-download'
import { TaskListLtr20Regular } from '@fluentui/react-icons/headless/svg/task-list-ltr'
import { useNavigate } from 'react-router'
import { paths } from '../../app/paths.ts'
import { TitleButton } from '../../ui/Page.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { uploadText } from './messages.ts'
import { bidderTemplate, templateName } from './template.ts'

/** Leads through the move to the product, and saves a file to fill in with bidders. */
const UploadButtons = () => {
  const navigate = useNavigate()
  return (
    <>
      <TitleButton icon={<TaskListLtr20Regular />} onClick={() => void navigate(`${paths.dataProcessing}/move`)}>
        {uploadText.move}
      </TitleButton>
      <TitleButton
        icon={<ArrowDownload20Regular />}
        onClick={() => saveFile(new Blob([bidderTemplate()], { type: 'text/csv;charset=utf-8' }), templateName)}
      >
        {uploadText.template}
      </TitleButton>
    </>
  )
}

export default UploadButtons
