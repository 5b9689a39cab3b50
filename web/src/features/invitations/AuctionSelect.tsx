import type { AuctionSummary } from '@auctionwiz/contracts/auctions'
import { useFormat } from '../../app/format.ts'
import { Select } from '../../ui/Select.tsx'
import { invitationText } from './messages.ts'

export interface AuctionSelectProps {
  auctions: readonly AuctionSummary[]
  value: string
  onChange: (id: string) => void
  /** Its name without a Field. */
  label?: string
  className?: string | undefined
  /** Without the dates, where the date stands elsewhere. */
  titles?: boolean
}

export const AuctionSelect = ({ auctions, value, onChange, label, className, titles = false }: AuctionSelectProps) => {
  const format = useFormat()
  const nameOf = ({ title, startDate }: AuctionSummary) =>
    titles ? title : invitationText.auctionOption({ title, date: format.date(startDate) })
  const chosen = auctions.find(({ id }) => id === value)
  return (
    <Select
      aria-label={label}
      title={chosen && nameOf(chosen)}
      className={className}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {auctions.map((auction) => (
        <option key={auction.id} value={auction.id}>
          {nameOf(auction)}
        </option>
      ))}
    </Select>
  )
}
