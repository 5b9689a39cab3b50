import { listCaseDocuments } from '@auctionwiz/contracts/legal-case-documents'
import type { LegalCase } from '@auctionwiz/contracts/legal-cases'
import { useQuery } from '../../../../app/calls/use-call.ts'
import { usePermissionReason } from '../../../../app/permissions.ts'
import { ErrorState } from '../../../../ui/ErrorState.tsx'
import { look } from '../../../../ui/look.ts'
import { SkeletonRows } from '../../../../ui/Skeleton.tsx'
import { caseText } from '../../case-messages.ts'
import { AddDocument } from './AddDocument.tsx'
import { DocumentRow } from './DocumentRow.tsx'
import { EvidencePack } from './EvidencePack.tsx'
import { ExportDocuments } from './ExportDocuments.tsx'
import { documentText } from './messages.ts'

/** The documents of a case, the latest first, below the form for a new one. */
const Documents = ({ legalCase: { id, caseNumber, status } }: { legalCase: LegalCase }) => {
  const mayNotSee = usePermissionReason('legal:documents')
  const mayNotAdd = usePermissionReason('legal:documents_upload')
  const { data, error, reload } = useQuery(listCaseDocuments, mayNotSee === undefined ? { params: { id } } : null)
  if (mayNotSee !== undefined) return <p className={look('muted')}>{mayNotSee}</p>
  const closed = status === 'CLOSED' ? caseText.isClosed : undefined
  const mayNot = mayNotAdd ?? closed
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
          <ErrorState compact title={documentText.documentsFailed} error={error} onRetry={reload} />
        ))}
      {data?.documents.length === 0 && <p className={look('muted')}>{documentText.noDocuments}</p>}
      <ul>
        {data?.documents.map((document) => (
          <DocumentRow key={document.id} caseId={id} document={document} closed={closed} />
        ))}
      </ul>
      {data && data.documents.length > 0 && <ExportDocuments caseId={id} number={caseNumber} />}
      <EvidencePack caseId={id} number={caseNumber} />
    </>
  )
}

export default Documents
