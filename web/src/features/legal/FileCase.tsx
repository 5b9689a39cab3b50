import { type Bidder, readBidder } from '@auctionwiz/contracts/bidders'
import { createLegalCase, type LegalCase, listLegalCases, readLegalCaseTotals } from '@auctionwiz/contracts/legal-cases'
import { useState } from 'react'
import { useRequestKey } from '../../app/calls/request-key.ts'
import { useCall, useQuery } from '../../app/calls/use-call.ts'
import { useRefresh } from '../../app/calls/use-mutation.ts'
import { useFormat } from '../../app/format.ts'
import { useHouse } from '../../app/house.ts'
import { usePermissionReason } from '../../app/permissions.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState, errorMessage } from '../../ui/ErrorState.tsx'
import { RecordDialog } from '../../ui/record-form/RecordDialog.tsx'
import { useRecordForm } from '../../ui/record-form/use-record-form.ts'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { CaseFields } from './CaseFields.tsx'
import { caseAbout, checkCase, emptyCase, newCaseOf } from './case-form.ts'
import { legalText } from './messages.ts'

export interface FileCaseProps {
  /** The bidder that the case is about; the form is then prefilled from the record. */
  bidderId?: string
  onClose: () => void
  onFiled: (filed: LegalCase) => void
}

/** Files a case. */
const FileCase = ({ bidderId, ...rest }: FileCaseProps) =>
  bidderId === undefined ? <FileCaseForm bidder={undefined} {...rest} /> : <FileCaseAbout bidderId={bidderId} {...rest} />

/** Opens once the record is loaded. */
const FileCaseAbout = ({ bidderId, onClose, onFiled }: FileCaseProps & { bidderId: string }) => {
  const { data, error, reload } = useQuery(readBidder, { params: { id: bidderId } })
  if (data) return <FileCaseForm bidder={data} onClose={onClose} onFiled={onFiled} />
  return (
    <Dialog title={legalText.fileTitle} onClose={onClose}>
      {error === undefined ? (
        <SkeletonRows rows={8} columns={[120, 240]} />
      ) : (
        <ErrorState compact title={legalText.profileFailed} error={error} onRetry={reload} />
      )}
    </Dialog>
  )
}

/** One key per opened dialog makes a repeated send file one case. */
const FileCaseForm = ({ bidder, onClose, onFiled }: Omit<FileCaseProps, 'bidderId'> & { bidder: Bidder | undefined }) => {
  const house = useHouse()
  const format = useFormat()
  const call = useCall()
  const refresh = useRefresh()
  const request = useRequestKey()
  const [opened] = useState(() => ({ values: bidder ? caseAbout(bidder, house, format) : emptyCase, version: '' }))
  const currency = bidder?.currency ?? format.currency
  const form = useRecordForm({
    opened,
    check: (values) => checkCase(values, currency),
    send: (values) => call(createLegalCase, { body: newCaseOf(values, currency), idempotencyKey: request.key }),
    onSaved: (filed) => {
      refresh([listLegalCases, readLegalCaseTotals])
      onFiled(filed)
    },
    onFailed: request.onFailed,
  })
  return (
    <RecordDialog
      title={legalText.fileTitle}
      name="case"
      form={form}
      labels={legalText.fields}
      titleOf={(wrong, error) => {
        if (wrong.some((field) => form.errors[field] === legalText.required)) return legalText.fillRequired
        return wrong.length > 0 ? legalText.checkFields : `${legalText.failed} ${errorMessage(error)}`
      }}
      submit={{ label: legalText.file, busy: legalText.filing }}
      reason={usePermissionReason('legal:create')}
      onClose={onClose}
    >
      <CaseFields form={form} choosesBidder={bidder === undefined} />
    </RecordDialog>
  )
}

export default FileCase
