import type * as calls from '@auctionwiz/contracts/conflict-rules'
import { bidderConflictRules } from '@auctionwiz/contracts/conflict-rules'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { isStoreError, type Versioned } from '@auctionwiz/platform/core/store/store'
import { type ConflictRulesDocument, conflictRulesId, conflictRulesRecord, usualConflictRules } from '@auctionwiz/records/conflict-rules'

const rulesOf = ({ id: _id, type: _type, ttl: _ttl, ...document }: ConflictRulesDocument) => {
  const known = Object.keys(bidderConflictRules.shape)
  return bidderConflictRules.parse(Object.fromEntries(Object.entries(document).filter(([field]) => known.includes(field))))
}

const answerOf = ({ document, version }: Versioned<ConflictRulesDocument>) => ({ ...rulesOf(document), version })

export const readConflictRules: UseCase<typeof calls.readConflictRules> = async (_input, { house }) => {
  const stored = await readerOf(conflictRulesRecord, house).find(conflictRulesId)
  return stored ? answerOf(stored) : usualConflictRules
}

export const updateConflictRules: UseCase<typeof calls.updateConflictRules> = async ({ body: { version, ...rules } }, context) => {
  const all = recordsOf(conflictRulesRecord, context.house)
  const before = version === undefined ? undefined : await all.find(conflictRulesId)
  const event = context.audit({
    ...{ action: 'conflict.rules', subjectType: 'settings', subjectId: conflictRulesId },
    before: before ? rulesOf(before.document) : usualConflictRules,
    after: rules,
  })
  const document = { id: conflictRulesId, ...rules }
  try {
    return answerOf(await (version === undefined ? all.create(document, [event]) : all.replace(document, version, [event])))
  } catch (error) {
    throw isStoreError(error, 'exists', 'stale', 'missing') ? new Failure('stale_version') : error
  }
}
