import type * as calls from '@auctionwiz/contracts/legal-cases'
import { ranAfterChange } from '@auctionwiz/domain/legal-cases/automation'
import type { CaseState } from '@auctionwiz/domain/legal-cases/new-case'
import { sameContent } from '@auctionwiz/domain/same-content'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/http/context'
import { caseUpdateAudit } from '@auctionwiz/records/case-audits'
import { auctionLink, bidderLink, lotLinks } from './case-links.ts'
import { changeCase, requireOpen } from './change-case.ts'

export const updateLegalCase: UseCase<typeof calls.updateLegalCase> = async ({ params, body: { version, ...given } }, context) =>
  changeCase(
    params.id,
    context,
    async (before) => {
      requireOpen(before)
      const changed = await changedFields(before, given, context)
      const names = Object.keys(changed) as (keyof CaseState)[]
      if (names.length === 0) return undefined
      const at = context.now.toISOString()
      const after = withoutGaps({ ...before, ...changed, ran: ranAfterChange(before, changed), lastUpdated: at })
      const fields = names.filter((name) => !copies.has(name))
      return {
        after,
        events: [{ kind: 'changed', fields }],
        audited: [caseUpdateAudit(before, after, fields)],
      }
    },
    version,
  )

type Given = Omit<Parameters<typeof updateLegalCase>[0]['body'], 'version'>

/** Names of what is linked, which follow from the links. */
const copies: ReadonlySet<string> = new Set(['auctionTitle', 'bidderName'])

/** What differs from the case; a removed field is undefined. */
const changedFields = async (before: CaseState, given: Given, { house, now }: HouseContext): Promise<Partial<CaseState>> => {
  const { lotIds, auctionId, bidderId, ...others } = given
  const plain = Object.fromEntries(Object.entries(others).map(([name, value]) => [name, value === '' ? undefined : value]))
  const isMoved = auctionId !== undefined && auctionId !== (before.auctionId ?? '')
  const auction = auctionId === undefined || !isMoved ? {} : await linkOrNone(auctionId, (id) => auctionLink(house, id, now), noAuction)
  const bidder = bidderId === undefined ? {} : await linkOrNone(bidderId, (id) => bidderLink(house, id), noBidder)
  const inAuction = isMoved ? auctionId || undefined : before.auctionId
  const lots = lotIds === undefined && !isMoved ? {} : { lots: await lotLinks(house, inAuction, lotIds ?? []) }
  const all: Partial<CaseState> = { ...plain, ...auction, ...bidder, ...lots }
  return Object.fromEntries(
    Object.entries(all).filter(([name, value]) => !sameContent({ value }, { value: before[name as keyof CaseState] })),
  )
}

const noAuction = { auctionId: undefined, auctionTitle: undefined }
const noBidder = { bidderId: undefined, bidderName: undefined }

const linkOrNone = <Link>(id: string, link: (id: string) => Promise<Link>, none: Link): Promise<Link> | Link =>
  id === '' ? none : link(id)

/** A stored case has no undefined fields. */
const withoutGaps = (state: CaseState): CaseState => JSON.parse(JSON.stringify(state)) as CaseState
