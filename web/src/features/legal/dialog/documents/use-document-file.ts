import { type CaseDocument, downloadCaseDocument } from '@auctionwiz/contracts/legal-case-documents'
import { useCall } from '../../../../app/calls/use-call.ts'

export type DocumentVersion = CaseDocument['versions'][number]

/** Fetches the file of a version. Files are large, so none is kept. */
export const useDocumentFile = ({ caseId, documentId, number }: { caseId: string; documentId: string; number: number }) => {
  const call = useCall()
  return async (): Promise<Blob> => {
    const content = await call(downloadCaseDocument, { params: { id: caseId, documentId }, query: { number } })
    return content as Blob
  }
}
