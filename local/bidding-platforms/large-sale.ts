import type { MemorySale } from '@auctionwiz/functions-upload/platforms/memory-sales'

const day = 86_400_000
const mostLots = 50_000
/** Lots to each registration. */
const lotsEach = 100

const pattern = /^large-(\d{1,5})$/

/** A sale with as many lots as its id says, such as `large-50000`: for measurements. It is listed once it was asked for. */
export const largeSale = (id: string, now: Date): MemorySale | undefined => {
  const count = Number(pattern.exec(id)?.[1] ?? 0)
  if (count === 0 || count > mostLots) return undefined
  const updatedAt = now.toISOString()
  const times = { startDate: new Date(now.getTime() + 10 * day).toISOString(), endDate: new Date(now.getTime() + 11 * day).toISOString() }
  const registrations = Array.from({ length: Math.ceil(count / lotsEach) }, (_, index) => ({
    ...{ id: `${id}-r${index + 1}`, paddle: String(index + 1), firstName: `Ada ${index + 1}`, lastName: 'Northcote' },
    email: `ada.${index + 1}@example.net`,
  }))
  return {
    auction: {
      ...{ id, title: `Large Sale of ${count}`, company: '', location: 'Main Saleroom', currency: 'USD', status: 'Upcoming' },
      ...{ lots: count, bidders: registrations.length, updatedAt, ...times },
    },
    lots: Array.from({ length: count }, (_, index) => ({
      ...{ id: `${id}-${index + 1}`, lotNumber: String(index + 1), title: `Mahogany chest of drawers, number ${index + 1}` },
      description: 'Of four long drawers between reeded pilasters, on bracket feet; replaced handles, some losses to the veneer.',
      ...{ estimateLow: 400_00, estimateHigh: 600_00, startingBid: 200_00, state: 'Upcoming' as const, updatedAt },
    })),
    registrations,
  }
}
