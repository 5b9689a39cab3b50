import type { Money as Amount } from '@auctionwiz/contracts/fields'
import { useFormat } from '../app/format.ts'

/** An amount with its currency. */
export const Money = ({ value }: { value: Amount }) => <>{useFormat().money(value)}</>

/** An instant in the house's time zone as a date (default) or with its time; the full stamp shows on hover. */
export const Time = ({ at, show = 'date' }: { at: string; show?: 'date' | 'dateTime' }) => {
  const format = useFormat()
  return (
    <time dateTime={at} title={format.stamp(at)}>
      {format[show](at)}
    </time>
  )
}
