import { Button } from '../../ui/Button.tsx'
import { look } from '../../ui/look.ts'
import { clerkPart } from './clerk-part.tsx'
import { clerkText as text } from './messages.ts'
import { resultWords } from './result-words.ts'
import { problemsIn } from './sale/outbox-state.ts'
import { resultOf } from './sale/sale-state.ts'
import type { Clerk } from './use-clerk.ts'

type ProblemJob = ReturnType<typeof problemsIn>[number]

/** Results that could not be saved: what was recorded here, what the lot has, and what to do. */
export const Problems = clerkPart(
  'queue',
  'lots',
  'prices',
  'sale',
)(function Problems({ clerk }) {
  return (
    <div role="alert">
      {problemsIn(clerk).map((job) => (
        <ProblemLine key={job.id} clerk={clerk} job={job} />
      ))}
    </div>
  )
})

const ProblemLine = ({ clerk: { lots, prices, sale }, job }: { clerk: Pick<Clerk, 'lots' | 'prices' | 'sale'>; job: ProblemJob }) => {
  const number = lots.find(({ id }) => id === job.lotId)?.lotNumber ?? ''
  const ours = job.kind === 'record' ? resultWords(resultOf(job.outcome), prices) : undefined
  const { problem } = job
  const isConflict = problem.kind === 'conflict'
  return (
    <section className={look('rounded', 'belowM', 'padSidesL', 'padRowM', 'tintMedium', 'mediumFrame')}>
      <h2 className={look('body')}>{(isConflict ? text.conflictTitle : text.refusedTitle)({ number })}</h2>
      <p className={look('belowS')}>{wordsOf(problem, ours, prices)}</p>
      <div className={look('row', 'gapS', 'wrap')}>
        <Button onClick={() => sale.keepTheirs(job.id)}>
          {isConflict ? text.keepTheirs : ours === undefined ? text.discardUndo : text.discard}
        </Button>
        {(!isConflict || ours !== undefined) && (
          <Button onClick={() => sale.sendAgain(job.id)}>{isConflict ? text.useOurs : text.sendAgain}</Button>
        )}
      </div>
    </section>
  )
}

const wordsOf = (problem: ProblemJob['problem'], ours: string | undefined, prices: Clerk['prices']): string => {
  if (problem.kind === 'conflict') {
    const theirs = resultWords(problem.theirs, prices)
    return ours === undefined ? text.conflictUndo({ theirs }) : text.conflictText({ ours, theirs })
  }
  const { message } = problem
  return ours === undefined ? text.refusedUndo({ message }) : text.refusedText({ ours, message })
}
