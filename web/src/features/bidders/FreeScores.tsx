import { type FormEvent, useEffect, useState } from 'react'
import { classes } from '../../ui/class-names.ts'
import { look } from '../../ui/look.ts'
import { TextInput } from '../../ui/TextInput.tsx'
import styles from './BidderFilters.module.css'
import type { BidderListState } from './list-state.ts'
import { bidderText } from './messages.ts'

export interface FreeScoresProps {
  state: BidderListState
  change: (change: Partial<BidderListState>) => void
}

type End = 'from' | 'to'

/** A range of scores; an empty end is open. Values that are no score from 0 to 100 are not applied. */
export const FreeScores = ({ state, change }: FreeScoresProps) => (
  <div className={classes(look('row', 'gapS', 'aboveXS'), styles.scores)}>
    <ScoreEnd label={bidderText.lowestScore} end="from" state={state} change={change} />
    <span aria-hidden="true">{bidderText.to}</span>
    <ScoreEnd label={bidderText.highestScore} end="to" state={state} change={change} />
  </div>
)

const ScoreEnd = ({ label, end, state, change }: FreeScoresProps & { label: string; end: End }) => {
  const value = state[end]
  const [typed, setTyped] = useState(String(value ?? ''))
  useEffect(() => setTyped(String(value ?? '')), [value])
  const type = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    setTyped(currentTarget.value)
    if (currentTarget.validity.valid)
      change({ range: undefined, [end]: currentTarget.value === '' ? undefined : Number(currentTarget.value) })
  }
  return <TextInput type="number" inputMode="numeric" min={0} max={100} step={1} aria-label={label} value={typed} onInput={type} />
}
