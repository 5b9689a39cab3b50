import { useId } from 'react'
import { useSignedIn } from '../../app/session/session-context.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { classes } from '../../ui/class-names.ts'
import { look } from '../../ui/look.ts'
import styles from './Organization.module.css'

interface HouseChoiceProps {
  label: string
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  error?: string | undefined
}

/** Any of the account's houses. */
export const HouseChoice = ({ label, chosen, onChange, error }: HouseChoiceProps) => {
  const { account } = useSignedIn()
  const id = useId()
  return (
    <fieldset className={classes(look('shrinks', 'noBorder'), styles.houses)} aria-describedby={error === undefined ? undefined : id}>
      <legend className={look('belowXS')}>{label}</legend>
      {account.auctionHouses.map((house) => (
        <Checkbox
          key={house.id}
          checked={chosen.includes(house.id)}
          onChange={({ target }) => onChange(target.checked ? [...chosen, house.id] : chosen.filter((each) => each !== house.id))}
        >
          {house.name}
        </Checkbox>
      ))}
      {error && (
        <p id={id} className={look('aboveS', 'problem')}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
