import { type Bidder, readBidder } from '@auctionwiz/contracts/bidders'
import { setLocalScore } from '@auctionwiz/contracts/local-score'
import { type Tier, tiers } from '@auctionwiz/contracts/scores'
import { useState } from 'react'
import { useMutation } from '../../../app/calls/use-mutation.ts'
import { usePermissionReason } from '../../../app/permissions.ts'
import { writeNumber } from '../../../app/write-number.ts'
import { labels } from '../../../messages/label-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { errorMessage } from '../../../ui/ErrorState.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { Field } from '../../../ui/Field.tsx'
import { look } from '../../../ui/look.ts'
import { Select } from '../../../ui/Select.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { toast } from '../../../ui/Toasts.tsx'
import { useBidders } from '../bidders-context.ts'
import { scoreTenths } from '../waterfall.ts'
import { handChange, handValues, noHand } from './set-score-form.ts'
import { setScoreText } from './set-score-messages.ts'

/** Sets the custom score or tier of a bidder manually, with a reason, or resets it to the rules. */
const SetScore = ({ bidder, onClose }: { bidder: Bidder; onClose: () => void }) => {
  const { reload } = useBidders()
  const mayNotAssign = usePermissionReason('bidders:tier_assign')
  const [values, setValues] = useState(() => handValues(bidder))
  const [tried, setTried] = useState(0)
  const { change, busy, error } = useMutation(setLocalScore, {
    onDone: (answer, store) => {
      store(readBidder, { params: { id: bidder.id } }, answer)
      toast({ text: setScoreText.saved({ name: bidder.name, score: answer.localScore.score, tier: labels.tier[answer.localScore.tier] }) })
      reload()
      onClose()
    },
  })
  const type = (typed: Partial<typeof values>) => setValues((current) => ({ ...current, ...typed }))
  const { body, problems } = handChange(bidder, values)
  const submit = () => {
    setTried(tried + 1)
    if (busy || problems.length > 0 || !body) return
    void change({ params: { id: bidder.id }, body })
  }
  const shown = tried > 0 ? problems : []
  const problemOf = (id: string) => shown.find((problem) => problem.id === id)?.message
  const scored = values.kind !== 'rules'
  return (
    <Dialog
      title={setScoreText.title({ name: bidder.name })}
      width={480}
      onClose={onClose}
      dirty={body !== undefined}
      onSubmit={submit}
      actions={
        <Button
          type="submit"
          look="primary"
          busy={busy}
          reason={body === undefined && problems.length === 0 ? setScoreText.unchanged : undefined}
        >
          {busy ? setScoreText.saving : setScoreText.save}
        </Button>
      }
    >
      <div className={look('stack', 'gapL')}>
        {(shown.length > 0 || error !== undefined) && (
          <ErrorSummary key={tried} errors={shown} {...(error !== undefined && { title: errorMessage(error) })} />
        )}
        <Field
          label={setScoreText.kind}
          hint={setScoreText.computed({
            score: writeNumber(scoreTenths(bidder.localScore.exact - (bidder.localScore.adjustment ?? 0)), 1),
          })}
        >
          <Select value={values.kind} onChange={(event) => type({ kind: event.target.value as typeof values.kind })}>
            <option value="rules">{setScoreText.byRules}</option>
            <option value="adjust">{setScoreText.adjust}</option>
            <option value="set">{setScoreText.set}</option>
          </Select>
        </Field>
        {scored && (
          <Field
            id="hand-value"
            label={values.kind === 'set' ? setScoreText.score : setScoreText.points}
            hint={problemOf('hand-value') === undefined && (values.kind === 'set' ? setScoreText.scoreHint : setScoreText.pointsHint)}
            error={problemOf('hand-value')}
          >
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              value={values.value}
              onChange={(event) => type({ value: event.target.value })}
            />
          </Field>
        )}
        <Field label={setScoreText.tier} hint={mayNotAssign}>
          <Select
            value={values.tier}
            disabled={mayNotAssign !== undefined}
            onChange={(event) => type({ tier: event.target.value as Tier | typeof noHand })}
          >
            <option value={noHand}>{setScoreText.tierByRules}</option>
            {tiers.map((tier) => (
              <option key={tier} value={tier}>
                {labels.tier[tier]}
              </option>
            ))}
          </Select>
        </Field>
        {(scored || values.tier !== noHand) && (
          <Field id="hand-reason" label={setScoreText.reason} hint={setScoreText.reasonHint} error={problemOf('hand-reason')}>
            <TextInput maxLength={300} value={values.reason} onChange={(event) => type({ reason: event.target.value })} />
          </Field>
        )}
      </div>
    </Dialog>
  )
}

export default SetScore
