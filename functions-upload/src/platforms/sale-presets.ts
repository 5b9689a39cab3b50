import { ownInterface, type SaleMapping } from './sale-mapping.ts'

const { auctions, lots, registrations } = ownInterface

/** How the six platforms answer, by id. What a platform's setting says of its own takes the place of these. */
export const salePresets: ReadonlyMap<string, SaleMapping> = new Map<string, SaleMapping>([
  ['saleroom-direct', ownInterface],
  [
    'gavelnet',
    {
      ...ownInterface,
      paging: 'page',
      query: { limit: 'per_page', next: 'page' },
      amounts: 'major',
      auctions: {
        ...auctions,
        path: 'sales',
        items: 'data',
        total: 'meta.total_count',
        fields: {
          ...auctions.fields,
          title: 'name',
          company: 'house.name',
          location: 'house.city',
          startDate: 'starts_at',
          endDate: 'ends_at',
          bidders: 'counts.bidders',
          lots: 'counts.lots',
          updatedAt: 'updated_at',
        },
      },
      auction: { path: 'sales/{auction}', item: 'data' },
      lots: {
        ...lots,
        path: 'sales/{auction}/lots',
        items: 'data',
        total: 'meta.total_count',
        fields: {
          ...lots.fields,
          lotNumber: 'lot_number',
          estimateLow: 'estimate.low',
          estimateHigh: 'estimate.high',
          startingBid: 'opening_bid',
          state: 'status',
          hammer: 'hammer_price',
          highestBid: 'top_bid',
          buyer: 'winner.handle',
          updatedAt: 'updated_at',
        },
      },
      lot: { path: 'sales/{auction}/lots/{lot}', item: 'data' },
      registrations: {
        ...registrations,
        path: 'sales/{auction}/bidders',
        items: 'data',
        total: 'meta.total_count',
        fields: {
          id: 'handle',
          paddle: 'paddle_number',
          firstName: 'first_name',
          lastName: 'last_name',
          email: 'email_address',
          phone: 'telephone',
        },
      },
    },
  ],
  [
    'lotstream',
    {
      ...ownInterface,
      paging: 'offset',
      query: { limit: 'count', next: 'start' },
      statuses: { Active: ['LIVE'], Upcoming: ['SCHEDULED', 'PREVIEW'], Completed: ['ENDED', 'SETTLED'], Cancelled: ['CANCELLED'] },
      states: { Upcoming: ['OPEN'], Sold: ['SOLD'], Passed: ['RESERVE_NOT_MET'], Withdrawn: ['WITHDRAWN'], Unsold: ['NO_BIDS'] },
      auctions: { ...auctions, items: 'results', total: 'totalResults' },
      lots: { ...lots, items: 'results', total: 'totalResults' },
      registrations: { ...registrations, items: 'results', total: 'totalResults' },
    },
  ],
  ['hammerhub', { ...ownInterface, amounts: 'major', states: { ...ownInterface.states, Sold: ['hammered', 'sold'], Unsold: ['no-sale'] } }],
  [
    'bidharbor',
    {
      ...ownInterface,
      auctions: { ...auctions, path: 'events', items: 'page.events', total: 'page.total', next: 'page.next' },
      auction: { path: 'events/{auction}' },
      lots: { ...lots, path: 'events/{auction}/items', items: 'page.items', total: 'page.total', next: 'page.next' },
      lot: { path: 'events/{auction}/items/{lot}' },
      registrations: {
        ...registrations,
        path: 'events/{auction}/attendees',
        items: 'page.attendees',
        total: 'page.total',
        next: 'page.next',
      },
    },
  ],
  ['paddle-up', ownInterface],
])
