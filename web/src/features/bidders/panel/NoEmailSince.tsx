import type { Bidder, BidderSummary } from '@auctionwiz/contracts/bidders'
import { readEmailStop } from '@auctionwiz/contracts/email-stops'
import { useQuery } from '../../../app/calls/use-call.ts'
import { useFormat } from '../../../app/format.ts'
import { fill } from '../../../messages/index.ts'
import { bidderText } from '../messages.ts'
import styles from './Overview.module.css'

/** Says that the bidder stopped the emails of this house. Where it cannot be asked for, a mail is refused all the same. */
export const NoEmailSince = ({ bidder }: { bidder: Bidder | BidderSummary }) => {
  const { data } = useQuery(readEmailStop, { params: { id: bidder.id } })
  const format = useFormat()
  if (!data?.stoppedAt) return null
  return <span className={styles.remark}>{fill(bidderText.noEmailSince, { date: format.date(data.stoppedAt) })}</span>
}
