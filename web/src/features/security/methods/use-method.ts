import type { BodyOf } from '@auctionwiz/contracts/endpoint'
import { deleteMfaMethod, listMfaMethods, type MfaMethod, updateMfaMethod } from '@auctionwiz/contracts/mfa'
import { useCall, useQuery } from '../../../app/calls/use-call.ts'
import { useStore } from '../../../app/calls/use-mutation.ts'
import { toast } from '../../../ui/Toasts.tsx'
import { useConfirmed } from '../../confirm/confirm-identity.ts'
import { useAction } from '../../confirm/use-action.ts'
import { securityText } from '../messages.ts'
import { useFactorsChanged } from '../use-factors-changed.ts'

const text = securityText.methods

/** The actions for one of the user's methods. */
export const useMethod = ({ id, name }: MfaMethod) => {
  const call = useCall()
  const store = useStore()
  const { data } = useQuery(listMfaMethods, {})
  const confirmed = useConfirmed()
  const changed = useFactorsChanged()
  const { busy, run } = useAction()
  const change = (body: BodyOf<typeof updateMfaMethod>): Promise<boolean> =>
    run(async () => {
      await confirmed(() => call(updateMfaMethod, { params: { id }, body }))
      await changed()
      toast({ text: message(body)({ name: body.name ?? name }) })
    }, text.changeFailed)
  const remove = (): Promise<boolean> =>
    run(async () => {
      await confirmed(() => call(deleteMfaMethod, { params: { id } }))
      // Removed before the dialog closes, so that the focus does not return to its button.
      if (data) store(listMfaMethods, {}, { ...data, methods: data.methods.filter((other) => other.id !== id) })
      await changed()
      toast({ text: text.removed({ name }) })
    }, text.removeFailed)
  return { busy, change, remove }
}

const message = ({ enabled, primary }: BodyOf<typeof updateMfaMethod>): typeof text.renamed => {
  if (primary) return text.madePrimary
  if (enabled === undefined) return text.renamed
  return enabled ? text.turnedOn : text.turnedOff
}
