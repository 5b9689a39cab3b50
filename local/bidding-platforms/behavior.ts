import * as z from 'zod/mini'
import { type Answer, problem } from './sale-routes.ts'

/** What a stand-in does from now on, for tests and for trying things out. */
const behavior = z.strictObject({
  /** The key that it takes: that of the sample data has expired where it is another one. */
  key: z.string(),
  /** Ids of lots whose changes it refuses. */
  refusedLots: z.array(z.string()),
})
type Behavior = z.output<typeof behavior>

export const usualBehavior = (key: string): Behavior => ({ key, refusedLots: [] })

/** Changes what is given and leaves the rest. */
export const changeBehavior = (current: Behavior, given: unknown): Answer => {
  const { success, data } = z.partial(behavior).safeParse(given)
  return success ? { status: 200, body: Object.assign(current, data) } : problem(400, 'Send a key or refusedLots.')
}

/** @param path of a change, behind the platform's address */
export const refuses = ({ refusedLots }: Behavior, path: string): boolean =>
  path.split('/').some((part) => refusedLots.includes(decodeURIComponent(part)))
