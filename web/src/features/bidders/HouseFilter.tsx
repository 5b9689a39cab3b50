import { useSession, useSignedIn } from '../../app/session/session-context.ts'
import { visibleHouses } from '../../app/session/session-state.ts'
import { Field } from '../../ui/Field.tsx'
import { look } from '../../ui/look.ts'
import { Select } from '../../ui/Select.tsx'
import { bidderText } from './messages.ts'

/** The house filter, for users of several houses: choosing another switches to it and keeps the filters. */
export const HouseFilter = () => {
  const session = useSession()
  const state = useSignedIn()
  const houses = visibleHouses(state)
  if (houses.length < 2) return null
  return (
    <div className={look('wholeRow')}>
      <Field id="filter-house" label={bidderText.house}>
        <Select value={state.auctionHouseId ?? ''} onChange={({ target }) => session.switchHouse(target.value)}>
          {houses.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}
