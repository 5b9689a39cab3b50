import { expect, it } from 'vitest'
import { draftOf } from './draft.ts'
import { emptySetUp } from './set-up-form.ts'

const storage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

it('keeps what was typed for the same user alone, until it is sent', () => {
  const kept = storage()
  const mine = draftOf('usr_1', kept)
  expect(mine.read()).toEqual(emptySetUp)
  mine.keep({ ...emptySetUp, accountName: 'Parr Sales' })
  expect(draftOf('usr_1', kept).read().accountName).toBe('Parr Sales')
  expect(draftOf('usr_2', kept).read().accountName).toBe('')
  mine.forget()
  expect(mine.read()).toEqual(emptySetUp)
})

it.each(['{', '[1]', '{"accountName":7,"other":"x"}', 'null'])('leaves out what makes no sense: %s', (content) => {
  const kept = storage()
  kept.setItem('set-up/usr_1', content)
  expect(draftOf('usr_1', kept).read()).toEqual(emptySetUp)
})
