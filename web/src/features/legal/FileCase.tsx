import { type Bidder, readBidder } from '@auctionwiz/contracts/bidders'
import { CallError } from '@auctionwiz/contracts/client'
import { createLegalCase, type LegalCase, listLegalCases } from '@auctionwiz/contracts/legal-cases'
import { useState } from 'react'
import { useQuery } from '../../app/calls/use-call.ts'
import { useMutation } from '../../app/calls/use-mutation.ts'
import { useFormat } from '../../app/format.ts'
import { useHouse } from '../../app/house.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState, errorMessage } from '../../ui/ErrorState.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { CaseFields, caseFieldId } from './CaseFields.tsx'
import { type CaseErrors, type CaseFormValues, caseAbout, checkCase, isCaseField, newCaseOf } from './case-form.ts'
import { legalText } from './messages.ts'

export interface FileCaseProps {
  bidderId: string
  onClose: () => void
  onFiled: (filed: LegalCase) => void
}

/** Files a case about a bidder; opens once the record is loaded to prefill it. */
const FileCase = ({ bidderId, onClose, onFiled }: FileCaseProps) => {
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

/** Prefilled from the record. One key per opened dialog makes a repeated send file one case. */
const FileCaseForm = ({ bidder, onClose, onFiled }: Omit<FileCaseProps, 'bidderId'> & { bidder: Bidder }) => {
  const house = useHouse()
  const format = useFormat()
  const [prefilled] = useState(() => caseAbout(bidder, house, format))
  const [values, setValues] = useState(prefilled)
  const [errors, setErrors] = useState<CaseErrors>({})
  const [attempt, setAttempt] = useState(0)
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID())
  const { change, busy, error, clearError } = useMutation(createLegalCase, { refreshes: [listLegalCases] })

  const submit = async () => {
    if (busy) return
    clearError()
    const found = checkCase(values, bidder)
    setErrors(found)
    setAttempt((count) => count + 1)
    if (Object.keys(found).length > 0) return
    const filed = await change({ body: newCaseOf(values, bidder), idempotencyKey })
    if (filed) onFiled(filed)
  }

  const type = (typed: Partial<CaseFormValues>) => {
    setValues((current) => ({ ...current, ...typed }))
    // The service already saw this key with other content, so a new key is needed.
    if (error !== undefined) setKey(crypto.randomUUID())
    setErrors((current) => Object.fromEntries(Object.entries(current).filter(([field]) => !Object.hasOwn(typed, field))))
  }

  const shown = { ...refusedFields(error), ...errors }
  const wrong = Object.entries(shown).flatMap(([field, message]) => (isCaseField(field) ? [{ field, message }] : []))
  return (
    <Dialog
      title={legalText.fileTitle}
      onClose={onClose}
      dirty={Object.entries(values).some(([field, value]) => isCaseField(field) && prefilled[field] !== value)}
      onSubmit={() => void submit()}
      actions={
        <Button type="submit" look="primary" busy={busy}>
          {busy ? legalText.filing : legalText.file}
        </Button>
      }
    >
      {(wrong.length > 0 || error !== undefined) && (
        <ErrorSummary
          key={attempt}
          title={titleOf(wrong, error)}
          errors={wrong.map(({ field, message }) => ({ id: caseFieldId(field), label: legalText.fields[field], message }))}
        />
      )}
      <CaseFields values={values} errors={shown} onChange={type} />
    </Dialog>
  )
}

const titleOf = (wrong: readonly { message: string }[], error: unknown): string => {
  if (wrong.some(({ message }) => message === legalText.required)) return legalText.fillRequired
  return wrong.length > 0 ? legalText.checkFields : `${legalText.failed} ${errorMessage(error)}`
}

/** The fields that the service rejected; `claimAmount.amount` maps to its first part. */
const refusedFields = (error: unknown): CaseErrors => {
  if (!(error instanceof CallError) || typeof error.details.fields !== 'object') return {}
  return Object.fromEntries(
    Object.entries(error.details.fields).flatMap(([path, message]) => {
      const field = path.split('.')[0] ?? ''
      return isCaseField(field) ? [[field, message]] : []
    }),
  )
}

export default FileCase
