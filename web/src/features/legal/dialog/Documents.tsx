import { type CaseDocument, downloadCaseDocument, listCaseDocuments } from '@auctionwiz/contracts/legal-case-documents'
import type { LegalCase } from '@auctionwiz/contracts/legal-cases'
import { ArrowDownload20Regular } from '@fluentui/react-icons/headless/svg/arrow-download'
import { useCall, useQuery } from '../../../app/calls/use-call.ts'
import { useFormat } from '../../../app/format.ts'
import { usePermissionReason } from '../../../app/permissions.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState, errorMessage } from '../../../ui/ErrorState.tsx'
import { look } from '../../../ui/look.ts'
import { Time } from '../../../ui/Money.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { toast } from '../../../ui/Toasts.tsx'
import { caseText } from '../case-messages.ts'
import { AddDocument } from './AddDocument.tsx'

/** The documents of a case, the latest first, below the form for a new one. */
const Documents = ({ legalCase: { id, status } }: { legalCase: LegalCase }) => {
  const mayNotSee = usePermissionReason('legal:documents')
  const mayNotAdd = usePermissionReason('legal:documents_upload')
  const { data, error, reload } = useQuery(listCaseDocuments, mayNotSee === undefined ? { params: { id } } : null)
  if (mayNotSee !== undefined) return <p className={look('muted')}>{mayNotSee}</p>
  const mayNot = mayNotAdd ?? (status === 'CLOSED' ? caseText.isClosed : undefined)
  return (
    <>
      {mayNot === undefined ? (
        <AddDocument id={id} documents={data?.documents ?? []} />
      ) : (
        <p className={look('small', 'muted')}>{mayNot}</p>
      )}
      {data === undefined &&
        (error === undefined ? (
          <SkeletonRows rows={4} columns={[240, 80]} />
        ) : (
          <ErrorState compact title={caseText.documentsFailed} error={error} onRetry={reload} />
        ))}
      {data?.documents.length === 0 && <p className={look('muted')}>{caseText.noDocuments}</p>}
      <ul>
        {data?.documents.map((document) => (
          <Document key={document.id} caseId={id} document={document} />
        ))}
      </ul>
    </>
  )
}

const Document = ({ caseId, document: { id, name, type, size, versions } }: { caseId: string; document: CaseDocument }) => {
  const format = useFormat()
  const [latest, ...earlier] = versions
  return (
    <li className={look('padRowS', 'lineBelow')}>
      <div className={look('row', 'between', 'gapS')}>
        <div className={look('shrinks')}>
          <p className={look('noMargin', 'strong', 'breaks')}>{name}</p>
          <div className={look('row', 'wrap', 'gapPairs', 'note')}>
            <span>{caseText.documentTypes[type]}</span>
            <span>{sizeShown(size, format.number)}</span>
            {latest && <Time at={latest.uploadDate} show="dateTime" />}
            {latest && <span>{latest.uploadedBy}</span>}
          </div>
        </div>
        {latest && <Download caseId={caseId} documentId={id} name={name} version={latest} />}
      </div>
      {earlier.map((version) => (
        <div key={version.number} className={look('row', 'between', 'gapS', 'note', 'indent')}>
          <span>{caseText.versionBy({ number: version.number, date: format.dateTime(version.uploadDate), name: version.uploadedBy })}</span>
          <Download caseId={caseId} documentId={id} name={name} version={version} />
        </div>
      ))}
    </li>
  )
}

interface DownloadProps {
  caseId: string
  documentId: string
  name: string
  version: CaseDocument['versions'][number]
}

const Download = ({ caseId, documentId, name, version: { number, fileName } }: DownloadProps) => {
  const call = useCall()
  const save = () =>
    call(downloadCaseDocument, { params: { id: caseId, documentId }, query: { number } }).then(
      (content) => saveFile(content as Blob, fileName),
      (error: unknown) => toast({ tone: 'problem', text: errorMessage(error) }),
    )
  return (
    <Button
      look="subtle"
      icon={<ArrowDownload20Regular />}
      aria-label={caseText.downloadVersion({ name, number })}
      onClick={() => void save()}
    />
  )
}

/** A size in MB, or in KB below one. */
export const sizeShown = (bytes: number, number: (value: number) => string): string =>
  bytes < 1_048_576
    ? caseText.kilobytes({ size: number(Math.max(1, Math.round(bytes / 1024))) })
    : caseText.megabytes({ size: number(Math.round(bytes / 104_857.6) / 10) })

export default Documents
