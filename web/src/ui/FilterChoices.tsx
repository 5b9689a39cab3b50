import { Checkbox } from './Checkbox.tsx'
import { look } from './look.ts'

interface FilterChoicesProps<Value extends string> {
  title: string
  names: Readonly<Record<Value, string>>
  values: readonly Value[]
  /** Also values of other groups of the same filter. */
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
}

/** One filter of a list: several values of it widen the list. */
export const FilterChoices = <Value extends string>({ title, names, values, chosen, onChange }: FilterChoicesProps<Value>) => (
  <fieldset>
    <legend className={look('belowXS', 'flush', 'strong')}>{title}</legend>
    <div className={look('grid', 'twoColumns')}>
      {values.map((value) => (
        <Checkbox
          key={value}
          checked={chosen.includes(value)}
          onChange={({ target }) => onChange(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))}
        >
          {names[value]}
        </Checkbox>
      ))}
    </div>
  </fieldset>
)
