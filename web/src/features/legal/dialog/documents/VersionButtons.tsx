import type { CaseDocument } from '@auctionwiz/contracts/legal-case-documents'
import { ArrowDownload20Regular } from '@fluentui/react-icons/headless/svg/arrow-download'
import { Eye20Regular } from '@fluentui/react-icons/headless/svg/eye'
import { Suspense, useState } from 'react'
import { Button } from '../../../../ui/Button.tsx'
import { errorMessage } from '../../../../ui/ErrorState.tsx'
import { lazyDialog } from '../../../../ui/lazy-part/lazy-part.tsx'
import { saveFile } from '../../../../ui/save-file.ts'
import { toast } from '../../../../ui/Toasts.tsx'
import { documentText } from './messages.ts'
import { type DocumentVersion, useDocumentFile } from './use-document-file.ts'

const FilePreview = lazyDialog(() => import('../../../../ui/file-preview/FilePreview.tsx'))

interface VersionButtonsProps {
  caseId: string
  document: CaseDocument
  version: DocumentVersion
}

/** Looks at a version of a document, or saves it. */
export const VersionButtons = ({ caseId, document, version }: VersionButtonsProps) => {
  const { id: documentId, name } = document
  const { number, fileName } = version
  const fetchFile = useDocumentFile({ caseId, documentId, number })
  const [shown, setShown] = useState(false)
  const save = () =>
    fetchFile().then(
      (content) => saveFile(content, fileName),
      (error: unknown) => toast({ tone: 'problem', text: errorMessage(error) }),
    )
  return (
    <>
      <Button
        look="subtle"
        icon={<Eye20Regular />}
        aria-label={documentText.previewVersion({ name, number })}
        reason={/\.docx?$/i.test(fileName) ? documentText.noPreview : undefined}
        onClick={() => setShown(true)}
      />
      <Button
        look="subtle"
        icon={<ArrowDownload20Regular />}
        aria-label={documentText.downloadVersion({ name, number })}
        onClick={() => void save()}
      />
      {shown && (
        <Suspense fallback={null}>
          <FilePreview
            title={documentText.previewTitle({ name, number })}
            fileName={fileName}
            fetchFile={fetchFile}
            onSave={() => void save()}
            onClose={() => setShown(false)}
          />
        </Suspense>
      )}
    </>
  )
}
