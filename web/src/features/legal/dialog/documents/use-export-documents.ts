import { exportCaseDocuments } from '@auctionwiz/contracts/legal-case-files'
import { useCall } from '../../../../app/calls/use-call.ts'
import { usePermissionReason } from '../../../../app/permissions.ts'
import { saveFile } from '../../../../ui/save-file.ts'
import { useAction } from '../../../confirm/use-action.ts'
import { documentText } from './messages.ts'

/** Downloads the latest versions of all documents of a case as one archive; `mayNot` says why not. */
export const useExportDocuments = () => {
  const mayNot = usePermissionReason('legal:export')
  const call = useCall()
  const { busy, run } = useAction()
  return {
    mayNot,
    busy,
    save: (caseId: string, number: string) =>
      run(async () => {
        const content = await call(exportCaseDocuments, { params: { id: caseId } })
        saveFile(content as Blob, `${number}-documents-${new Date().toISOString().slice(0, 10)}.zip`)
      }, documentText.exportFailed),
  }
}
