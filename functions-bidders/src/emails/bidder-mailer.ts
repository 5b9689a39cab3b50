import type { Logger } from '@auctionwiz/platform/core/logger'
import type { MailBudget } from '@auctionwiz/platform/core/mail-budget'
import { dueAgainAfter, type Message, type Messenger } from '@auctionwiz/platform/core/messages'
import type { Partition } from '@auctionwiz/platform/core/partition'

/** Who writes, and when. */
export interface MailSender {
  account: Partition
  now: Date
  log: Pick<Logger, 'error'>
}

/** `due`: there was no room for it; it is neither sent nor failed. `enough`: the address got as many mails of the account today as it may. */
export type MailOutcome = 'sent' | 'failed' | 'due' | 'enough'

/** The only way by which mails go to bidders: within the budget of the account, and of its mails to one address. */
export interface BidderMailer {
  /**
   * Sends mails; an undefined one counts as failed.
   * @returns an outcome for each, and seconds until those that are due can be sent
   */
  sendMany(mails: readonly (Message | undefined)[], sender: MailSender): Promise<{ outcomes: MailOutcome[]; dueAfter?: number }>
}

export const bidderMailer = (messenger: Messenger, budget: MailBudget): BidderMailer => ({
  sendMany: async (mails, { account, now, log }) => {
    const wanted = mails.filter((mail) => mail !== undefined).length
    const grant = wanted > 0 ? await budget.take(account, wanted, now) : { granted: 0, seconds: 0 }
    let room = grant.granted
    let dueAfter: number | undefined
    const outcomes = await Promise.all(
      mails.map(async (mail): Promise<MailOutcome> => {
        if (!mail) return 'failed'
        if (room === 0) {
          dueAfter ??= grant.seconds
          return 'due'
        }
        room -= 1
        if (!(await budget.takeRecipient(account, mail, now))) return 'enough'
        try {
          await messenger.send(mail)
          return 'sent'
        } catch (error) {
          const pause = dueAgainAfter(error)
          if (pause === undefined) {
            log.error('a mail to a bidder could not be sent', error)
            return 'failed'
          }
          dueAfter = Math.max(dueAfter ?? 0, pause)
          return 'due'
        }
      }),
    )
    return { outcomes, ...(dueAfter !== undefined && { dueAfter }) }
  },
})

/** Where nobody reads mail, as in demo mode: all are sent and none goes anywhere. */
export const silentMailer: BidderMailer = { sendMany: async (mails) => ({ outcomes: mails.map((mail) => (mail ? 'sent' : 'failed')) }) }
