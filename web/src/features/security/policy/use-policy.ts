import { listAuditEvents } from '@auctionwiz/contracts/audit'
import { CallError } from '@auctionwiz/contracts/client'
import { readMfaSetup } from '@auctionwiz/contracts/mfa'
import { readSecurityPolicy, type SecurityPolicy, updateSecurityPolicy } from '@auctionwiz/contracts/mfa-policy'
import { useState } from 'react'
import { type Data, useCall, useQuery } from '../../../app/calls/use-call.ts'
import { useRefresh, useStore } from '../../../app/calls/use-mutation.ts'
import { useSession } from '../../../app/session/session-context.ts'
import { toast } from '../../../ui/Toasts.tsx'
import { settleDemand } from '../demand/settle-demand.ts'
import { securityText } from '../messages.ts'
import {
  changesIn,
  fieldsOf,
  foreignRules,
  type PolicyDraft,
  type PolicyField,
  type PolicyFields,
  policyOf,
  type RemoteRule,
} from './policy-draft.ts'

export interface PolicyEditor extends Pick<Data<SecurityPolicy>, 'loading' | 'reload'> {
  /** The rules with the changes made here; undefined until they are loaded. */
  fields: PolicyFields | undefined
  loadError: unknown
  change: (change: PolicyDraft) => void
  /** Discards the changes to these rules, or to all. */
  revert: (fields?: readonly PolicyField[]) => void
  dirty: boolean
  busy: boolean
  /** Why the last save was refused. */
  error: unknown
  /** What another user saved meanwhile, for review before saving again. */
  foreign: RemoteRule[] | undefined
  /** The rules as another user saved them. */
  theirs: PolicyFields | undefined
  save: () => Promise<void>
}

/** Edits the account's rules and saves them together. Keeps and shows rules that others changed meanwhile. */
export const usePolicy = (): PolicyEditor => {
  const session = useSession()
  const call = useCall()
  const store = useStore()
  const refresh = useRefresh()
  const { data, error: loadError, loading, reload } = useQuery(readSecurityPolicy, {})
  // The base of the changes: rules fetched meanwhile are merged when the user saves.
  const [opened, setOpened] = useState<SecurityPolicy>()
  const [draft, setDraft] = useState<PolicyDraft>({})
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const [foreign, setForeign] = useState<RemoteRule[]>()
  const policy = opened ?? data
  const base = policy && fieldsOf(policy)

  const keep = (saved: SecurityPolicy) => store(readSecurityPolicy, {}, saved)
  const change = (more: PolicyDraft) => {
    setOpened(policy)
    setDraft((current) => ({ ...current, ...more }))
    setError(undefined)
  }
  const revert = (fields?: readonly PolicyField[]) => {
    setDraft((current) =>
      fields ? (Object.fromEntries(Object.entries(current).filter(([field]) => !fields.some((one) => one === field))) as PolicyDraft) : {},
    )
    setError(undefined)
    if (fields) return setForeign((rules) => rules?.filter(({ field }) => !fields.includes(field)))
    setForeign(undefined)
    setOpened(undefined)
  }
  const meetForeign = async (before: PolicyFields) => {
    const newest = await call(readSecurityPolicy, {})
    setOpened(newest)
    keep(newest)
    setForeign(foreignRules(before, fieldsOf(newest), draft))
  }
  const save = async () => {
    if (!policy || !base || busy) return
    setBusy(true)
    setError(undefined)
    setForeign(undefined)
    try {
      keep(await call(updateSecurityPolicy, { body: policyOf({ ...base, ...draft }, policy.version) }))
      setDraft({})
      setOpened(undefined)
      refresh([readMfaSetup, listAuditEvents])
      toast({ text: securityText.policy.saved })
      // Hides the notice if the saved rules no longer require anything of this user; if that can't be loaded, the next token updates it.
      await settleDemand(session).catch(() => undefined)
    } catch (failure) {
      const stale = failure instanceof CallError && failure.code === 'stale_version'
      setError(
        stale
          ? await meetForeign(base).then(
              () => undefined,
              (again: unknown) => again,
            )
          : failure,
      )
    } finally {
      setBusy(false)
    }
  }
  return {
    fields: base && { ...base, ...draft },
    loading,
    loadError,
    reload,
    change,
    revert,
    dirty: base !== undefined && changesIn(base, draft).length > 0,
    busy,
    error,
    foreign,
    theirs: base,
    save,
  }
}
