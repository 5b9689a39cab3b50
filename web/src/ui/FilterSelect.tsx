import { Select } from './Select.tsx'

interface FilterSelectProps<Value extends string> {
  /** For screen readers. */
  label: string
  /** The option that filters nothing. */
  all: string
  names: Readonly<Record<Value, string>>
  values: readonly Value[]
  chosen: Value | undefined
  onChange: (value: Value | undefined) => void
  className: string
}

/** Filters a list by one of a few values, or by none. */
export const FilterSelect = <Value extends string>({
  label,
  all,
  names,
  values,
  chosen,
  onChange,
  className,
}: FilterSelectProps<Value>) => (
  <Select
    className={className}
    aria-label={label}
    value={chosen ?? ''}
    onChange={({ target }) => onChange(values.find((value) => value === target.value))}
  >
    <option value="">{all}</option>
    {values.map((value) => (
      <option key={value} value={value}>
        {names[value]}
      </option>
    ))}
  </Select>
)
