import { expect, it } from 'vitest'
import { coalesce } from './coalesce.ts'

const asking = () => {
  const answers: PromiseWithResolvers<string>[] = []
  const ask = () => {
    const answer = Promise.withResolvers<string>()
    answers.push(answer)
    return answer.promise
  }
  return { answers, ask }
}

it('asks once for all who come while a question is under way, after it is answered', async () => {
  const { answers, ask } = asking()
  const shared = coalesce<string>()
  const first = shared('a', ask)
  const others = [shared('a', ask), shared('a', ask)]
  expect(answers).toHaveLength(1)
  answers[0]?.resolve('one')
  expect(await first).toBe('one')
  await expect.poll(() => answers.length).toBe(2)
  const last = shared('a', ask)
  answers[1]?.resolve('two')
  expect(await Promise.all(others)).toEqual(['two', 'two'])
  await expect.poll(() => answers.length).toBe(3)
  answers[2]?.resolve('three')
  expect(await last).toBe('three')
})

it('keeps questions about different things apart', async () => {
  const shared = coalesce<string>()
  expect(await Promise.all(['a', 'b'].map((key) => shared(key, async () => key)))).toEqual(['a', 'b'])
})

it('requests again after a failure', async () => {
  const shared = coalesce<string>()
  const failed = shared('a', async () => Promise.reject(new Error('no')))
  const next = shared('a', async () => 'yes')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('yes')
})
