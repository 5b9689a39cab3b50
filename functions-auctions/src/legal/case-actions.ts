import type * as calls from '@auctionwiz/contracts/legal-case-entries'
import { type CaseAction, caseActionLimit } from '@auctionwiz/contracts/legal-case-parts'
import type { CaseState } from '@auctionwiz/domain/legal-cases/new-case'
import { Failure, notFound } from '@auctionwiz/platform/core/errors/failure'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/http/context'
import { derivedId, randomId } from '@auctionwiz/platform/core/store/ids'
import { readPerson } from './case-people.ts'
import { type CaseChange, changeCase, requireOpen } from './change-case.ts'

export const addCaseAction: UseCase<typeof calls.addCaseAction> = async ({ params, body, idempotencyKey }, context) => {
  const { claims, now, account, auctionHouseId } = context
  const { text, ownerId, dueDate } = body
  const id = idempotencyKey ? await derivedId('act', params.id, claims.userId, idempotencyKey) : randomId('act')
  const owner = ownerId === undefined ? undefined : await readPerson(account, auctionHouseId, ownerId)
  const action: CaseAction = {
    id,
    text,
    kind: 'task',
    ...(owner && { owner }),
    ...(dueDate !== undefined && { dueDate }),
    createdAt: now.toISOString(),
    createdBy: claims.userName,
  }
  return changeCase(params.id, context, (before) => {
    const first = before.actionItems.find((one) => one.id === id)
    const isSame = first?.text === text && first.dueDate === dueDate && first.owner?.userId === ownerId
    if (first && !isSame) throw new Failure('idempotency_mismatch')
    if (first) return undefined
    requireOpen(before)
    if (before.actionItems.length >= caseActionLimit) throw new Failure('limit_reached', { what: 'Action items', limit: caseActionLimit })
    return actionChange({ ...before, actionItems: [...before.actionItems, action] }, action, 'action_added', context)
  })
}

export const updateCaseAction: UseCase<typeof calls.updateCaseAction> = async ({ params, body: { version, ...given } }, context) => {
  const { account, auctionHouseId } = context
  const owner = given.ownerId ? await readPerson(account, auctionHouseId, given.ownerId) : undefined
  return changeCase(
    params.id,
    context,
    (before) => {
      requireOpen(before)
      const action = actionOf(before, params.actionId)
      if (given.done !== undefined && action.kind === 'legal_review' && !context.can('legal:approve')) throw new Failure('forbidden')
      const changed = changedAction(action, { ...given, owner }, context)
      const actionItems = before.actionItems.map((one) => (one.id === action.id ? changed : one))
      return actionChange({ ...before, actionItems }, changed, kindOf(action, changed), context)
    },
    version,
  )
}

type Given = Omit<Parameters<typeof updateCaseAction>[0]['body'], 'version'> & { owner: CaseAction['owner'] }

const changedAction = (action: CaseAction, { text, ownerId, owner, dueDate, done }: Given, { now, claims }: HouseContext): CaseAction => {
  const { owner: formerOwner, dueDate: formerDate, doneAt, doneBy, ...rest } = action
  const newOwner = ownerId === undefined ? formerOwner : owner
  const newDate = dueDate === undefined ? formerDate : dueDate
  const isDone = done ?? doneAt !== undefined
  const ended =
    doneAt === undefined ? { doneAt: now.toISOString(), doneBy: claims.userName } : { doneAt, ...(doneBy !== undefined && { doneBy }) }
  return {
    ...rest,
    ...(text !== undefined && { text }),
    ...(newOwner && { owner: newOwner }),
    ...(newDate && { dueDate: newDate }),
    ...(isDone && ended),
  }
}

const kindOf = (before: CaseAction, after: CaseAction) => {
  if (before.doneAt === after.doneAt) return 'action_changed'
  return after.doneAt === undefined ? 'action_reopened' : 'action_done'
}

/** A legal review stays until it is done: the rule that opened it asks for it. */
export const removeCaseAction: UseCase<typeof calls.removeCaseAction> = async ({ params }, context) =>
  changeCase(params.id, context, (before) => {
    requireOpen(before)
    const action = actionOf(before, params.actionId)
    if (action.kind === 'legal_review') throw new Failure('forbidden')
    const actionItems = before.actionItems.filter(({ id }) => id !== action.id)
    return actionChange({ ...before, actionItems }, action, 'action_removed', context)
  })

const actionOf = ({ actionItems }: CaseState, id: string): CaseAction => {
  const found = actionItems.find((one) => one.id === id)
  if (!found) throw notFound('Action item')
  return found
}

/** The audit log says what happened to which item, without its words. */
const actionChange = (
  after: CaseState,
  { id, text, owner }: CaseAction,
  kind: 'action_added' | 'action_changed' | 'action_done' | 'action_reopened' | 'action_removed',
  { now }: HouseContext,
): CaseChange => ({
  after: { ...after, lastUpdated: now.toISOString() },
  events: [{ kind, name: text, ...(owner && { people: [owner] }) }],
  audited: [{ action: 'legal_case.action', after: { actionId: id, change: kind } }],
})
