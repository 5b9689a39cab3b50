import { listAuditEvents } from '@auctionwiz/contracts/audit'
import { readMfaSetup } from '@auctionwiz/contracts/mfa'
import { readSecurityPolicy, type SecurityPolicy, updateSecurityPolicy } from '@auctionwiz/contracts/mfa-policy'
import type { ReactNode } from 'react'
import { useCall, useQuery } from '../../../app/calls/use-call.ts'
import { useRefresh, useStore } from '../../../app/calls/use-mutation.ts'
import { useSession } from '../../../app/session/session-context.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { LeaveQuestion } from '../../../ui/LeaveQuestion.tsx'
import { look } from '../../../ui/look.ts'
import { PageScroll } from '../../../ui/Page.tsx'
import { RecordProblems } from '../../../ui/record-form/RecordProblems.tsx'
import { type RecordForm, useRecordForm } from '../../../ui/record-form/use-record-form.ts'
import { ScreenActions } from '../../../ui/ScreenPlaces.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { toast } from '../../../ui/Toasts.tsx'
import { settleDemand } from '../demand/settle-demand.ts'
import { securityText } from '../messages.ts'
import { checkPolicy, type PolicyValues, policyOf, policyValues, ruleShown } from './policy-form.ts'

const text = securityText.policy

interface PolicyFormProps {
  children: (form: RecordForm<PolicyValues>) => ReactNode
}

/** The frame of the tabs that edit the account's rules: loading, saving, failures, and what others saved meanwhile. */
export const PolicyForm = ({ children }: PolicyFormProps) => {
  const { data, error, reload } = useQuery(readSecurityPolicy, {})
  return (
    <PageScroll padded>
      {data ? (
        <Rules policy={data}>{children}</Rules>
      ) : error === undefined ? (
        <SkeletonRows rows={6} />
      ) : (
        <ErrorState title={text.loadFailed} error={error} onRetry={reload} />
      )}
    </PageScroll>
  )
}

/** All rules, saved together. */
const Rules = ({ policy, children }: PolicyFormProps & { policy: SecurityPolicy }) => {
  const session = useSession()
  const call = useCall()
  const store = useStore()
  const refresh = useRefresh()
  const form = useRecordForm({
    opened: policyValues(policy),
    check: checkPolicy,
    send: (values, { version }) => call(updateSecurityPolicy, { body: policyOf(values, version) }),
    latest: async () => policyValues(await call(readSecurityPolicy, {})),
    onSaved: (saved) => {
      store(readSecurityPolicy, {}, saved)
      form.reset()
      refresh([readMfaSetup, listAuditEvents])
      toast({ text: text.saved })
      // Hides the notice if the saved rules no longer require anything of this user; if that can't be loaded, the next token updates it.
      void settleDemand(session).catch(() => undefined)
    },
  })
  const { dirty, busy } = form
  return (
    <>
      <ScreenActions>
        {dirty && <Button onClick={form.reset}>{text.revert}</Button>}
        <Button type="submit" form="policy" look="primary" busy={busy} reason={dirty ? undefined : text.nothing}>
          {busy ? text.saving : text.save}
        </Button>
      </ScreenActions>
      <LeaveQuestion dirty={dirty} onDiscard={form.reset} />
      <form
        id="policy"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (dirty) void form.submit()
        }}
      >
        <div className={look('upTo960')}>
          <RecordProblems name="policy" form={form} labels={text.labels} show={ruleShown} />
        </div>
        {children(form)}
      </form>
    </>
  )
}
