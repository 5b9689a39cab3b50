import type { AuctionFilter } from '@auctionwiz/contracts/auctions'
import { invitationSorts } from '@auctionwiz/contracts/bidder-invitations'
import { autoInviteStatuses, type BidderFilter, bidderSorts } from '@auctionwiz/contracts/bidders'
import { caseSorts } from '@auctionwiz/contracts/legal-case-parts'
import type { LotFilter } from '@auctionwiz/contracts/lots'
import { scoreTypes } from '@auctionwiz/contracts/scores'
import { explain, usesIndex } from '@auctionwiz/cosmos-sqlite/query/explain'
import { TestContainer } from '@auctionwiz/cosmos-sqlite/query/testing'
import { bidderDocument } from '@auctionwiz/domain/bidders/document'
import { sampleBidder } from '@auctionwiz/domain/samples/sample-bidders'
import { sampleSales } from '@auctionwiz/domain/samples/sample-files'
import { auctionRows, auctionSelection } from '@auctionwiz/functions-auctions/auctions/auction-query'
import { caseRows, caseSelection } from '@auctionwiz/functions-auctions/legal/case-query'
import { lotRows, lotSelection } from '@auctionwiz/functions-auctions/lots/lot-query'
import { registrationSelection } from '@auctionwiz/functions-auctions/registrations/list-registrations'
import { newestFirst } from '@auctionwiz/functions-auth/audit/read-events'
import { bidderParts, bidderQuery, bidderRows } from '@auctionwiz/functions-bidders/bidders/bidder-query'
import { changesQuery } from '@auctionwiz/functions-bidders/bulk/list-bidder-changes'
import { keyQuery } from '@auctionwiz/functions-bidders/duplicates/check-duplicate'
import { countQuery } from '@auctionwiz/functions-bidders/duplicates/count-duplicates'
import { duplicateQuery } from '@auctionwiz/functions-bidders/duplicates/list-duplicates'
import { sharingQuery } from '@auctionwiz/functions-bidders/duplicates/shared-email-pairs'
import { toForgetQuery } from '@auctionwiz/functions-bidders/forgetting/gone-bidders'
import { invitationsQuery } from '@auctionwiz/functions-bidders/invitations/invitation-query'
import { bidderInvitationsQuery } from '@auctionwiz/functions-bidders/invitations/list-bidder-invitations'
import { dueMailsQuery, openMails } from '@auctionwiz/functions-bidders/invitations/mail-claims'
import { madeTogetherQuery } from '@auctionwiz/functions-bidders/invitations/undo-invitations'
import { timedMailsQuery } from '@auctionwiz/functions-bidders/invitations/untimed-mails'
import { searchingViewsQuery } from '@auctionwiz/functions-bidders/personal-data/views-naming'
import { changedSinceQuery } from '@auctionwiz/functions-bidders/scores/changed-since'
import { viewsQuery } from '@auctionwiz/functions-bidders/views/view-repository'
import { errorValuesQuery } from '@auctionwiz/functions-upload/uploads/error-values'
import { samplePeople } from '@auctionwiz/local/seed/sample-people'
import { countSpec, onesSpec, pageSpec } from '@auctionwiz/platform/azure/cosmos-query'
import { dueQuery } from '@auctionwiz/platform/core/queues/open-work'
import { auditRecord } from '@auctionwiz/platform/core/records/audit'
import { houseContainers } from '@auctionwiz/platform/core/store/containers'
import type { Query } from '@auctionwiz/platform/core/store/store'
import { invitationRecord } from '@auctionwiz/records/bidder-invitations'
import { undoQuery } from '@auctionwiz/records/bidder-undos'
import { bidderRecord } from '@auctionwiz/records/bidders'
import { registrationRecord } from '@auctionwiz/records/registrations'
import { rejectedRowsQuery } from '@auctionwiz/records/rejected-rows'
import { beforeAll, describe, expect, it } from 'vitest'
import definition from '../../infra/cosmos.json' with { type: 'json' }

const container = (id: string) => new TestContainer(definition.containers.find((one) => one.id === id) as never)
const partition = { exact: '["a1","h1"]' }

const filters: [string, BidderFilter][] = scoreTypes.flatMap((scoreType) =>
  bidderSorts.flatMap((sort): [string, BidderFilter][] => [
    [`${scoreType} ${sort}`, { scoreType, sort }],
    [`${scoreType} ${sort} in a tier`, { scoreType, sort, tier: ['Gold'] }],
    [`${scoreType} ${sort} of a status`, { scoreType, sort, status: ['Active'] }],
    [
      `${scoreType} ${sort} of a status in a tier and range`,
      { scoreType, sort, status: ['Active'], tier: ['Silver'], minScore: 70, maxScore: 79 },
    ],
    [`${scoreType} ${sort} in several tiers`, { scoreType, sort, tier: ['Gold', 'Silver'] }],
    [`${scoreType} ${sort} by invitation`, { scoreType, sort, autoInvite: [autoInviteStatuses[0]] }],
    [`${scoreType} ${sort} by tag`, { scoreType, sort, tag: ['vip', 'press'] }],
    [`${scoreType} ${sort} by category`, { scoreType, sort, category: ['Art'] }],
    [`${scoreType} ${sort} by city`, { scoreType, sort, city: ['New York', 'Boston'] }],
    [`${scoreType} ${sort} by the last auction`, { scoreType, sort, lastAuctionFrom: '2026-01-01', lastAuctionTo: '2026-06-30' }],
    [`${scoreType} ${sort} by search`, { scoreType, sort, search: 'mitchell' }],
  ]),
)

const latestFirst = (...fields: string[]) => fields.map((field) => ({ field, descending: true }))
const ofReached = { field: 'reaches', containsAll: [['bid_1', 'stop_1']] } as const
const live = { field: 'state', in: ['due', 'sending', 'sent'] } as const

const campaignQueries: [string, Query][] = [
  ['campaigns, latest first', { type: 'campaign', orderBy: latestFirst('type', 'createdAt') }],
  [
    'campaigns of an auction, latest first',
    { type: 'campaign', where: [{ field: 'auctionId', equals: 'auc_1' }], orderBy: latestFirst('type', 'auctionId', 'createdAt') },
  ],
  ['campaigns under way', { type: 'campaign', where: [{ field: 'status', in: ['scheduled', 'sending', 'stopping'] }] }],
  [
    'bidders of a campaign, best score first',
    { type: 'campaign-mail', where: [{ field: 'campaignId', equals: 'cam_1' }], orderBy: latestFirst('type', 'campaignId', 'score') },
  ],
  [
    'due mails of a campaign',
    {
      type: 'campaign-mail',
      where: [
        { field: 'campaignId', equals: 'cam_1' },
        { field: 'state', equals: 'due' },
      ],
    },
  ],
  ['whom campaigns for an auction reach', { type: 'campaign-mail', where: [ofReached, live, { field: 'auctionId', equals: 'auc_1' }] }],
  ['whom campaigns reached since', { type: 'campaign-mail', where: [ofReached, live, { field: 'at', atLeast: '2026-11-01' }] }],
  [
    'the latest mail to an address',
    { type: 'campaign-mail', where: [{ field: 'reaches', containsAll: ['stop_1'] }], orderBy: latestFirst('type', 'at') },
  ],
]

describe('each query of the product uses its index', () => {
  const bidders = container('bidders')
  beforeAll(() => {
    const house = { auctionHouseId: 'h1', name: 'House', currency: 'USD', now: new Date('2026-11-21T09:00:00Z') } as const
    bidders.add(
      samplePeople.map((person, index) => ({
        ...bidderRecord.stored(bidderDocument(sampleBidder(person, sampleSales, index + 1, house))),
        accountId: 'a1',
        auctionHouseId: 'h1',
      })),
    )
    bidders.db.exec('ANALYZE')
  })

  const planOf = (query: Query, within = bidders, of = partition) => {
    const { query: text, parameters = [] } = pageSpec(query)
    return explain(within.db, within.plan(text, Object.fromEntries(parameters.map(({ name, value }) => [name, value])), of))
  }

  it('work that the sweep checks', () => {
    const query = dueQuery('imports', new Date('2026-11-21T09:00:00Z'))
    expect(usesIndex(planOf(query, container('work'), { exact: '["open-work"]' }))).toBe(true)
  })

  // Rows come in order from a composite index, or, where few meet a selective condition, from its index and are then sorted.
  const byIndex = (rows: readonly { detail: string }[]) =>
    usesIndex(rows) || rows.some(({ detail }) => /^SEARCH t USING INDEX \w+ \(pn=\? AND k_/.test(detail))

  it.each(filters)('bidders: %s', (_name, filter) => {
    for (const part of bidderParts(filter)) {
      const rows = planOf(bidderRows.query(part))
      expect(byIndex(rows), rows.map(({ detail }) => detail).join('\n')).toBe(true)
    }
  })

  it.each<[string, Query]>([
    ['an email address', { type: 'bidder', where: [{ field: 'uniqueKey', equals: 'email:a@b.example' }], fields: ['id'] }],
    ['many e-mail addresses', { type: 'bidder', where: [{ field: 'uniqueKey', in: ['email:a@b.example', 'email:c@d.example'] }] }],
    [
      'uploads, newest first',
      {
        type: 'upload',
        orderBy: [
          { field: 'type', descending: true },
          { field: 'uploadDate', descending: true },
        ],
      },
    ],
    ['bidders changed since', changedSinceQuery('2026-11-01T00:00:00Z')],
    ['the invitations of a bidder', { type: 'bidder-invitation', where: [{ field: 'bidderId', equals: 'bid_1' }] }],
    [
      'the decisions on a page of bidders',
      {
        type: 'bidder-invitation',
        where: [
          { field: 'auctionId', equals: 'auc_1' },
          { field: 'bidderId', in: ['bid_1', 'bid_2'] },
        ],
      },
    ],
    ...invitationSorts.flatMap((sort): [string, Query][] => [
      [`the review queue, ${sort}`, invitationsQuery({ auctionId: 'auc_1', state: 'review', sort })],
      [`the review queue of one reason, ${sort}`, invitationsQuery({ auctionId: 'auc_1', state: 'review', group: 'nearScore', sort })],
    ]),
    [
      'the review queue of one reason, filtered and searched',
      invitationsQuery({ auctionId: 'auc_1', state: 'review', group: 'score', search: 'parr', tier: ['Silver'], minScore: 75 }),
    ],
    ['mails with a time', timedMailsQuery],
    ['mails whose time has come', dueMailsQuery(new Date('2026-11-22T09:00:00Z'))],
    ['mails that are still to be sent', invitationRecord.query({ where: openMails })],
    ['the invitations of a bidder', bidderInvitationsQuery('bid_1')],
    ['invitations made together', madeTogetherQuery('ivt_1')],
    ...campaignQueries,
    ['what a change left to be undone', undoQuery('blk_1')],
    ['a deleted bidder by a former e-mail', { type: 'bidder-undo', where: [{ field: 'formerKey', equals: 'email:a@b.example' }] }],
    ['deleted bidders to forget', toForgetQuery(new Date('2026-11-22T09:00:00Z'))],
    ['changes that can be undone, latest first', changesQuery],
    ['bidders by id', { type: 'bidder', where: [{ field: 'id', in: ['bid_1', 'bid_2'] }], fields: ['email'] }],
    ['bidders by a blocking key', keyQuery('p:55500148')],
    ['bidders by their ids', { type: 'bidder', where: [{ field: 'id', in: ['bid_1', 'bid_2'] }], fields: ['name'] }],
    ['pending pairs, likeliest first', duplicateQuery({ status: ['pending'] })],
    ['pending pairs from a confidence on', duplicateQuery({ status: ['pending'], minConfidence: 90 })],
    ['merged pairs, newest first', duplicateQuery({ status: ['auto-merged', 'manually-merged'] })],
    ['all pairs', duplicateQuery({})],
    ['pairs of a bidder', { type: 'duplicate-pair', where: [{ field: 'bidderIds', containsAll: ['bid_1'] }] }],
    ['kept pairs of a bidder', { type: 'kept-pair', where: [{ field: 'bidderIds', containsAll: ['bid_1'] }] }],
    ['pairs a threshold would merge', countQuery('pending', { field: 'mergeAt', atLeast: 90 })],
    [
      'bidders who came with the e-mail of another',
      { type: 'bidder', where: [{ field: 'sharedEmail', in: ['a@b.example', 'c@d.example'] }] },
    ],
    ['all who came with the e-mail of another', sharingQuery],
    ['records merged into a bidder', { type: 'archived-bidder', where: [{ field: 'survivorId', equals: 'bid_1' }] }],
    ['merges of a bidder', { type: 'duplicate-merge', where: [{ field: 'primaryId', equals: 'bid_1' }] }],
    ['merges that name a bidder', { type: 'duplicate-merge', where: [{ field: 'bidderIds', containsAll: ['bid_1'] }] }],
    [
      'survivors by a former e-mail',
      { type: 'archived-bidder', where: [{ field: 'formerKey', in: ['email:a@b.example', 'email:c@d.example'] }] },
    ],
    ['rejected rows that name a person', rejectedRowsQuery('e:a@b.example')],
    ['the values of rejected rows of uploads', errorValuesQuery(['upl_1', 'upl_2'])],
    ['saved views of one keeper', viewsQuery({ shared: false, ownerId: 'usr_1' })],
    ['saved views that search by words', searchingViewsQuery],
  ])('%s', (_name, query) => {
    const rows = planOf(query)
    expect(byIndex(rows), rows.map(({ detail }) => detail).join('\n')).toBe(true)
  })

  it.each<[string, AuctionFilter]>([
    ['latest first', {}],
    ['of a tab, by end', { view: 'current', sort: 'end' }],
    ['to come, by title', { view: 'upcoming', sort: 'title' }],
    ['cancelled ones among those that are over', { view: 'past', status: 'Cancelled', sort: '-start' }],
    ['by bidders', { sort: '-bidders' }],
    ['found by words', { search: 'silver vertu' }],
    ['of a month', { from: '2026-10-25T10:00:00Z', to: '2026-12-07T14:00:00Z', sort: 'start' }],
  ])('auctions %s', (_name, filter) => {
    const query = auctionRows.query(auctionSelection(filter, new Date('2026-11-22T09:00:00Z')))
    const rows = planOf(query, container('auctions'), { exact: '["a1","h1","own"]' })
    expect(byIndex(rows), rows.map(({ detail }) => detail).join('\n')).toBe(true)
  })

  it.each<[string, LotFilter]>([
    ['in the order of the catalogue', {}],
    ['by title', { sort: 'title' }],
    ['by estimate', { sort: '-estimate' }],
    ['by hammer price', { sort: '-hammer' }],
    ['by state', { state: 'Passed' }],
    ['found by words', { search: 'silver tankard' }],
  ])('lots %s', (_name, filter) => {
    const rows = planOf(lotRows.query(lotSelection(filter)), container('auctions'), { exact: '["a1","h1","auc_1"]' })
    expect(byIndex(rows), rows.map(({ detail }) => detail).join('\n')).toBe(true)
  })

  const sale = { exact: '["a1","h1","auc_1"]' }
  it.each<[string, Query]>([
    ['by paddle', registrationRecord.query(registrationSelection({}))],
    ['of a state, newest first', registrationRecord.query(registrationSelection({ state: 'Approved', sort: '-registered' }))],
    ['by the paddles of lots', registrationRecord.query({ where: [{ field: 'uniqueKey', in: ['paddle:12', 'paddle:13'] }] })],
    ['of a paddle among lots', { type: 'lot', where: [{ field: 'paddle', equals: '12' }] }],
  ])('registrations %s', (_name, query) => {
    const rows = planOf(query, container('auctions'), sale)
    expect(byIndex(rows), rows.map(({ detail }) => detail).join('\n')).toBe(true)
  })

  const keys = (...fields: string[]) => fields.map((field) => ({ field }))
  const ofPlan = { field: 'plan', equals: 'syn_1_1' } as const
  it.each<[string, Query]>([
    [
      'that wait',
      { type: 'sync-line', where: [ofPlan, { field: 'waits', equals: true }], orderBy: keys('type', 'plan', 'waits', 'sequence') },
    ],
    ['in order', { type: 'sync-line', where: [ofPlan], orderBy: keys('type', 'plan', 'sequence') }],
    [
      'of an outcome',
      { type: 'sync-line', where: [ofPlan, { field: 'outcome', equals: 'failed' }], orderBy: keys('type', 'plan', 'outcome', 'sequence') },
    ],
    [
      'of a kind',
      { type: 'sync-line', where: [ofPlan, { field: 'planned', equals: 'create' }], orderBy: keys('type', 'plan', 'planned', 'sequence') },
    ],
    ['by run, newest first', { type: 'sync-run', orderBy: latestFirst('type', 'startedAt') }],
    [
      'in conflict, newest first',
      { type: 'sync-conflict', where: [{ field: 'status', equals: 'pending' }], orderBy: latestFirst('type', 'status', 'createdAt') },
    ],
    ['in conflict, of all auctions', { type: 'sync-conflict', orderBy: latestFirst('type', 'createdAt', 'id') }],
    [
      'in conflict, behind those of a page',
      {
        type: 'sync-conflict',
        where: [
          { field: 'status', equals: 'pending' },
          { field: 'createdAt', below: 'x' },
        ],
        orderBy: latestFirst('type', 'status', 'createdAt', 'id'),
      },
    ],
  ])('lines of a sync %s', (_name, query) => {
    const rows = planOf(query, container('auctions'), sale)
    expect(byIndex(rows), rows.map(({ detail }) => detail).join('\n')).toBe(true)
  })

  it('bidders by their ids', () => {
    const rows = planOf({ type: 'bidder', where: [{ field: 'id', in: ['bid_1', 'bid_2'] }], fields: ['name'] })
    expect(rows.map(({ detail }) => detail).join('\n')).toContain('SEARCH')
  })

  it.each<[string, Query]>([
    ['of a bidder', caseRows.query(caseSelection({ bidderId: 'bid_1' }, ['bid_1', 'bid_2']))],
    ['of an auction', caseRows.query(caseSelection({ auctionId: 'auc_1' }, []))],
    ['of a lot', caseRows.query(caseSelection({ lotId: 'lot_1' }, []))],
    ['that are active, searched', caseRows.query(caseSelection({ view: 'active', search: 'pascoe' }, []))],
    ...caseSorts.map((sort): [string, Query] => [`by ${sort}`, caseRows.query(caseSelection({ sort }, []))]),
    ['that are kept of a bidder', { type: 'legal-case', where: [{ field: 'bidderId', equals: 'bid_1' }] }],
  ])('legal cases %s', (_name, query) => {
    const rows = planOf(query, container('cases'))
    expect(byIndex(rows), rows.map(({ detail }) => detail).join('\n')).toBe(true)
  })

  const auditQueries: [string, Query][] = [
    ['by time', { type: 'audit', orderBy: [{ field: 'type' }, { field: 'at' }] }],
    ['of a bidder', { type: 'audit', where: [{ field: 'subjectId', equals: 'bid_1' }] }],
    [
      'of somebody before a moment, searched, newest first',
      auditRecord.query(
        newestFirst([
          { field: 'actorId', equals: 'usr_1' },
          { field: 'searchKey', contains: 'parr' },
          { field: 'at', below: '2026-11-21T09:00:00.000Z' },
        ]),
      ),
    ],
  ]
  it.each(houseContainers.flatMap((name) => auditQueries.map(([text, query]) => [text, name, query] as const)))(
    'audit events %s in %s',
    (_text, name, query) => {
      const rows = planOf(query, container(name))
      expect(byIndex(rows), rows.map(({ detail }) => detail).join('\n')).toBe(true)
    },
  )

  it('counts without reading documents by scan', () => {
    const { query: text, parameters = [] } = countSpec(bidderQuery({ tier: ['Gold'], status: ['Active'] }))
    const rows = explain(bidders.db, bidders.plan(text, Object.fromEntries(parameters.map(({ name, value }) => [name, value])), partition))
    expect(byIndex(rows), rows.map(({ detail }) => detail).join('\n')).toBe(true)
  })

  it('counts what a search finds, as far as it does, by the grams', () => {
    const { query: text, parameters = [] } = onesSpec(bidderQuery({ search: 'example.org' }), 1001)
    const rows = explain(bidders.db, bidders.plan(text, Object.fromEntries(parameters.map(({ name, value }) => [name, value])), partition))
    const details = rows.map(({ detail }) => detail).join('\n')
    expect(details).toContain('SEARCH')
    expect(details).not.toContain('SCAN t')
  })
})
