import type { openPaymentCase as endpoint } from '@auctionwiz/contracts/payments-due'
import { Failure, forbidden } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { randomId } from '@auctionwiz/platform/core/store/ids'
import { houseRecord } from '@auctionwiz/records/houses'
import { paymentDueRecord } from '@auctionwiz/records/payments-due'
import { readLadder } from '@auctionwiz/records/reminder-settings'
import type { CaseSchedule } from '@auctionwiz/records/scheduled-cases'
import { writeCase } from './file-case.ts'
import { requireSeesBidders, withWinner } from './payment-due-answer.ts'

/** A case ends the steps. A notice that is on its way still goes out. A repeated request files one case. */
export const openPaymentCase =
  (cases: CaseSchedule): UseCase<typeof endpoint> =>
  async ({ params, body: { version } }, context) => {
    const { house, account, auctionHouseId, claims, can, audit, now } = context
    requireSeesBidders(context)
    if (!can('legal:create')) throw forbidden('legal:create', auctionHouseId)
    const dues = readerOf(paymentDueRecord, house)
    const stored = await dues.read(params.id)
    const { caseId, state } = stored.document
    if (caseId !== undefined) return withWinner(stored, context)
    if (stored.version !== version || state === 'paid') throw new Failure('stale_version')
    const sender = (await readerOf(houseRecord, account).read(auctionHouseId)).document
    const ladder = await readLadder(house, sender.settings.timezone)
    const place = { accountId: claims.accountId, auctionHouseId, account, house, sender, ladder, now }
    try {
      await writeCase(cases, place, stored, { id: randomId('case'), name: claims.userName, automated: false, audit })
    } catch (error) {
      const current = await dues.find(params.id)
      if (current?.version === version) throw error
      // Somebody else changed the debt at this moment, perhaps by the same request.
      if (current?.document.caseId === undefined) throw new Failure('stale_version')
    }
    return withWinner(await dues.read(params.id), context)
  }
