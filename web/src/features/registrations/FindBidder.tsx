import { listBidders } from '@auctionwiz/contracts/bidders'
import { useId, useState } from 'react'
import { useQuery } from '../../app/calls/use-call.ts'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { Field } from '../../ui/Field.tsx'
import { look } from '../../ui/look.ts'
import { Radio } from '../../ui/Radio.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { useSearchText } from '../../ui/use-search-text.ts'
import { registrationText as text } from './messages.ts'

interface FindBidderProps {
  id: string
  error: string | undefined
  /** The chosen bidder's id, '' for none. */
  chosen: string
  onChoose: (bidderId: string) => void
}

const mostShown = 6

/** Chooses a bidder among those that a search finds. */
export const FindBidder = ({ id, error, chosen, onChoose }: FindBidderProps) => {
  const group = useId()
  const [search, setSearch] = useState('')
  const [typed, type] = useSearchText(search, setSearch)
  const { data, error: failed } = useQuery(listBidders, search === '' ? null : { query: { search, limit: mostShown } })
  const found = search === '' ? undefined : data?.bidders
  return (
    <div className={look('stack', 'gapS')}>
      <Field id={id} label={text.find} hint={text.findHint} error={error ?? (failed === undefined ? undefined : errorMessage(failed))}>
        <TextInput type="search" autoComplete="off" aria-required value={typed} onChange={({ target }) => type(target.value)} />
      </Field>
      <div role="radiogroup" aria-label={text.found} aria-live="polite" className={look('stack')}>
        {found?.map(({ id: bidderId, name, bidderId: number }) => (
          <Radio key={bidderId} name={group} value={bidderId} checked={bidderId === chosen} onChange={() => onChoose(bidderId)}>
            {text.bidderOption({ name, number })}
          </Radio>
        ))}
        {found?.length === 0 && <p className={look('noMargin', 'muted')}>{text.noneFound}</p>}
      </div>
    </div>
  )
}
