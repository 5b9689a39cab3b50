import { env } from 'node:process'
import { inject } from 'vitest'
import type { StackInfo } from './stack.ts'

/** The stack of the worker that runs this file. Files of one worker run one after the other, so nobody else uses it meanwhile. */
export const ownStack = (): StackInfo => {
  const stack = inject('stacks')[Number(env.VITEST_POOL_ID) - 1]
  if (!stack) throw new Error(`no stack for worker ${env.VITEST_POOL_ID}`)
  return stack
}
