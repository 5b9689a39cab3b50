import { correctFigures } from '@auctionwiz/contracts/bidder-figures'
import { type Bidder, readBidder } from '@auctionwiz/contracts/bidders'
import { CallError } from '@auctionwiz/contracts/client'
import { figureKinds, figures } from '@auctionwiz/domain/bidders/figures'
import { useState } from 'react'
import { useMutation } from '../../../app/calls/use-mutation.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { errorMessage } from '../../../ui/ErrorState.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { Field } from '../../../ui/Field.tsx'
import { look } from '../../../ui/look.ts'
import { TextInput } from '../../../ui/TextInput.tsx'
import { toast } from '../../../ui/Toasts.tsx'
import { useBidders } from '../bidders-context.ts'
import { type FigureProblem, figureId, figuresChange, figureValues } from './figures-form.ts'
import { figuresText } from './figures-messages.ts'

/** Corrects a bidder's wrong figures, with a reason. */
const CorrectFigures = ({ bidder, onClose }: { bidder: Bidder; onClose: () => void }) => {
  const { reload } = useBidders()
  const [values, setValues] = useState(() => figureValues(bidder))
  const [tried, setTried] = useState(0)
  const { change, busy, error } = useMutation(correctFigures, {
    onDone: (answer, store) => {
      store(readBidder, { params: { id: bidder.id } }, answer)
      toast({ text: figuresText.saved({ name: bidder.name }) })
      reload()
      onClose()
    },
  })
  const { body, problems } = figuresChange(bidder, values)
  const submit = () => {
    setTried(tried + 1)
    if (busy || problems.length > 0 || !body) return
    void change({ params: { id: bidder.id }, body })
  }
  const listed = tried > 0 ? [...problems, ...refusedFigures(error)] : []
  const problemOf = (field: keyof typeof values) => listed.find(({ id }) => id === figureId(field))?.message
  return (
    <Dialog
      title={figuresText.title({ name: bidder.name })}
      width={560}
      onClose={onClose}
      dirty={body !== undefined}
      onSubmit={submit}
      actions={
        <Button type="submit" look="primary" busy={busy} reason={body === undefined ? figuresText.unchanged : undefined}>
          {busy ? figuresText.saving : figuresText.save}
        </Button>
      }
    >
      <div className={look('stack', 'gapL')}>
        {(listed.length > 0 || error !== undefined) && (
          <ErrorSummary key={tried} errors={listed} {...(error !== undefined && { title: errorMessage(error) })} />
        )}
        <p className={look('soft')}>{figuresText.explanation}</p>
        <div className={look('grid', 'cards200', 'gapColumnsL', 'gapRowsM')}>
          {figures.map((field) => (
            <Field key={field} id={figureId(field)} label={figuresText.labels[field]} error={problemOf(field)}>
              <TextInput
                {...(figureKinds[field] === 'date' ? { type: 'date' } : { inputMode: 'decimal' })}
                autoComplete="off"
                value={values[field]}
                onChange={({ target }) => setValues((current) => ({ ...current, [field]: target.value }))}
              />
            </Field>
          ))}
        </div>
        <Field id={figureId('reason')} label={figuresText.labels.reason} error={problemOf('reason')}>
          <TextInput
            maxLength={300}
            value={values.reason}
            onChange={({ target }) => setValues((current) => ({ ...current, reason: target.value }))}
          />
        </Field>
      </div>
    </Dialog>
  )
}

export default CorrectFigures

/** The service's problems, at the fields of the form. */
const refusedFigures = (error: unknown): FigureProblem[] => {
  const fields = error instanceof CallError ? error.details?.fields : undefined
  if (typeof fields !== 'object') return []
  return figures.flatMap((field) => {
    const message = fields[field] ?? fields[`figures.${field}`]
    return message === undefined ? [] : [{ id: figureId(field), label: figuresText.labels[field], message }]
  })
}
