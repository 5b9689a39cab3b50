import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { Versioned, Write } from '@auctionwiz/platform/core/store/store'
import { type PairDocument, pairId, pairRecord } from '@auctionwiz/records/duplicate-pairs'

/** What happens to the pairs of records that become one. */
export interface FollowedPairs {
  writes: Write[]
  before: PairDocument[]
  made: string[]
}

type Survivor = Pick<Bidder, 'id' | 'bidderId' | 'name' | 'email' | 'phone'>

/** Who is where in a pair is decided by the ids. */
const withSurvivor = async (pair: PairDocument, other: number, survivor: Survivor): Promise<PairDocument> => {
  const { id, bidderId, name, email, phone } = survivor
  const person = { id, bidderId, name, email, ...(phone !== undefined && { phone }) }
  const kept = pair.people[other === 0 ? 0 : 1]
  const people: PairDocument['people'] = id < kept.id ? [person, kept] : [kept, person]
  const isTurned = (people[0] === person) !== (other === 1)
  const reasons = isTurned
    ? pair.reasons.map((reason) =>
        reason.values ? { ...reason, values: [reason.values[1], reason.values[0]] as [string, string] } : reason,
      )
    : pair.reasons
  return { ...pair, id: await pairId(id, kept.id), bidderIds: [people[0].id, people[1].id], people, reasons }
}

/**
 * Moves pending and dismissed pairs of an archived record to the survivor. If the survivor already has a pair with the same person, the two
 * become one: a dismissal wins, else the likelier one.
 */
export const followPairs = async (
  pairs: readonly Versioned<PairDocument>[],
  archivedIds: readonly string[],
  survivor: Survivor,
): Promise<FollowedPairs> => {
  const followed: FollowedPairs = { writes: [], before: [], made: [] }
  const next = new Map<string, PairDocument>()
  const known = new Map(pairs.map((pair) => [pair.document.id, pair]))
  for (const { document, version } of pairs) {
    if (document.status !== 'pending' && document.status !== 'dismissed') continue
    const archived = document.bidderIds.findIndex((id) => archivedIds.includes(id))
    if (archived < 0) continue
    followed.writes.push({ kind: 'remove', id: document.id, version })
    followed.before.push(document)
    const moved = await withSurvivor(document, archived === 0 ? 1 : 0, survivor)
    const present = next.get(moved.id) ?? known.get(moved.id)?.document
    next.set(moved.id, present ? joined(present, moved) : moved)
  }
  for (const [id, document] of next) {
    const present = known.get(id)
    if (present) {
      if (document === present.document) continue
      followed.before.push(present.document)
      followed.writes.push(pairRecord.replacement(document, present.version))
    } else {
      followed.made.push(id)
      followed.writes.push(pairRecord.creation(document))
    }
  }
  return followed
}

const joined = (present: PairDocument, moved: PairDocument): PairDocument => {
  if (present.status !== 'pending') return present
  return moved.status === 'dismissed' || moved.confidence > present.confidence ? moved : present
}
